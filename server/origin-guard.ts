import { publicHostCheck } from "./canonical-host";
import { type HttpContext, isRead } from "./http-context";

/** Older browsers send only `Origin`. A request with neither header is refused, because only browsers send forms. */
export function isCrossSite({ request, method }: HttpContext, publicOrigin: string | null): boolean {
  if (isRead(method)) return false;
  const { "sec-fetch-site": site, origin, host } = request.headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin === undefined || !isOwnOrigin(origin, { host, publicOrigin });
}

function isOwnOrigin(origin: string, { host, publicOrigin }: { host: string | undefined; publicOrigin: string | null }) {
  if (origin === publicOrigin) return true;
  // a page without TLS may have our host name, but anybody in the network can change it
  if (host === undefined || publicHostCheck(publicOrigin)(host)) return false;
  return origin === `https://${host}` || origin === `http://${host}`;
}
