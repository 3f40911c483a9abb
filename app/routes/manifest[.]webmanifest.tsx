import { findCompany } from "~/domain/company/company.server";
import { findLook } from "~/domain/system/look.server";
import { CACHE } from "~/http/cache";
import { manifestOf } from "~/ui/site/icons";

/** The name, the colours and the icons of the site as staff have set them. */
export async function loader() {
  const manifest = manifestOf({ company: await findCompany(), look: await findLook() });
  return new Response(JSON.stringify(manifest), { headers: { "Cache-Control": CACHE.robots, "Content-Type": "application/manifest+json" } });
}
