import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findCompany } from "~/domain/company/company.server";
import { isLogoIcon, makeLogoIcon } from "~/domain/system/logo-icon.server";
import { findLook } from "~/domain/system/look.server";
import { CACHE } from "~/http/cache";
import { noSuchFile } from "~/http/errors";
import { drawnIcon, iconKind } from "~/ui/site/icons";

/** The icons of a site that has a look of its own, and those that browsers ask for without being told. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const brand = { company: await findCompany(), look: await findLook() };
  const kind = iconKind(brand);
  const isIco = pathname === "/favicon.ico";
  const name = pathname === "/apple-touch-icon.png" ? "180" : pathname.replace(/^\/(icons\/)?/, "").replace(/\.png$/, "");
  if (kind === "usual" && !pathname.startsWith("/icons/")) throw redirect(`/artwork/icons${pathname}`, { headers: { "Cache-Control": CACHE.robots } });
  if (kind === "drawn" && (isIco || name === "icon.svg")) return sent(drawnIcon(brand), "image/svg+xml");
  const icon = kind === "logo" && isLogoIcon(name) ? await makeLogoIcon(name) : null;
  if (icon === null) throw noSuchFile();
  return sent(icon, isIco ? "image/x-icon" : "image/png");
}

function sent(body: string | Buffer, type: string): Response {
  const headers = { "Cache-Control": CACHE.robots, "Content-Security-Policy": "default-src 'none'", "Content-Type": type, "X-Content-Type-Options": "nosniff" };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}
