import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findCompany } from "~/domain/company/company.server";
import { findLook, makeLogoIcon } from "~/domain/system/look.server";
import { CACHE } from "~/http/cache";
import { noSuchFile } from "~/http/errors";
import { iconResponse } from "~/http/file-response.server";
import { drawnIcon, iconKind } from "~/ui/site/icons";

/** The two icons that browsers ask for without being told. A company that is no more than a name has none for telephones. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const brand = { company: await findCompany(), look: await findLook() };
  const kind = iconKind(brand);
  if (kind === "usual") throw redirect(`/artwork/icons${pathname}`, { headers: { "Cache-Control": CACHE.robots } });
  const isIco = pathname === "/favicon.ico";
  if (kind === "drawn" && isIco) return iconResponse(drawnIcon(brand), "image/svg+xml");
  const icon = await makeLogoIcon(isIco ? "favicon.ico" : "180");
  if (icon === null) throw noSuchFile();
  return iconResponse(icon, isIco ? "image/x-icon" : "image/png");
}
