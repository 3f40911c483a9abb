import type { LoaderFunctionArgs } from "@remix-run/node";
import { findCompany } from "~/domain/company/company.server";
import { findLook, isLogoIcon, makeLogoIcon } from "~/domain/system/look.server";
import { noSuchFile } from "~/http/errors";
import { iconResponse } from "~/http/file-response.server";
import { drawnIcon, iconKind } from "~/ui/site/icons";

/** An icon of a site that has a look of its own: made of the logo, or drawn. */
export async function loader({ params: { name = "" } }: LoaderFunctionArgs) {
  const brand = { company: await findCompany(), look: await findLook() };
  if (name === "icon.svg" && iconKind(brand) === "drawn") return iconResponse(drawnIcon(brand), "image/svg+xml");
  const [size = "", ending] = name.split(".");
  const icon = ending === "png" && isLogoIcon(size) ? await makeLogoIcon(size) : null;
  if (icon === null) throw noSuchFile();
  return iconResponse(icon, "image/png");
}
