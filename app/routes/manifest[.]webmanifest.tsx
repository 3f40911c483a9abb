import type { LoaderFunctionArgs } from "@remix-run/node";
import { brandFor } from "~/http/brand.server";
import { manifestOf } from "~/ui/site/icons";

export async function loader({ request }: LoaderFunctionArgs) {
  const { brand, cacheControl } = await brandFor(request);
  return new Response(JSON.stringify(manifestOf(brand)), { headers: { "Cache-Control": cacheControl, "Content-Type": "application/manifest+json" } });
}
