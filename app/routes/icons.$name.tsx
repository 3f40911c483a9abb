import type { LoaderFunctionArgs } from "@remix-run/node";
import { makeLogoIcon } from "~/domain/system/look.server";
import { brandFor } from "~/http/brand.server";
import { noSuchFile } from "~/http/answers";
import { fileOutOfReach, iconResponse } from "~/http/file-response.server";
import { drawnIcon, iconKind } from "~/ui/site/icons";

export async function loader({ request, params: { name = "" } }: LoaderFunctionArgs) {
  const { brand, isOwn } = await brandFor(request);
  if (!isOwn) throw fileOutOfReach();
  if (name === "icon.svg" && iconKind(brand) === "drawn") return iconResponse(drawnIcon(brand), "image/svg+xml");
  const [size = "", ending] = name.split(".");
  const icon = ending === "png" ? await makeLogoIcon(size) : null;
  if (icon === null) throw noSuchFile();
  return iconResponse(icon, "image/png");
}
