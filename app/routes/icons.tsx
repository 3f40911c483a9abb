import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { makeLogoIcon } from "~/domain/system/look.server";
import { brandFor } from "~/http/brand.server";
import { noSuchFile } from "~/http/answers";
import { iconResponse } from "~/http/file-response.server";
import { drawnIcon, iconKind } from "~/ui/site/icons";

/** Browsers request /favicon.ico and /apple-touch-icon.png without a link. A drawn mark has no icon for phones. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const { brand, cacheControl } = await brandFor(request);
  const kind = iconKind(brand);
  if (kind === "usual") throw redirect(`/artwork/icons${pathname}`, { headers: { "Cache-Control": cacheControl } });
  const isIco = pathname === "/favicon.ico";
  if (kind === "drawn" && isIco) return iconResponse(drawnIcon(brand), "image/svg+xml");
  const icon = await makeLogoIcon(isIco ? "favicon.ico" : "180");
  if (icon === null) throw noSuchFile();
  return iconResponse(icon, isIco ? "image/x-icon" : "image/png");
}
