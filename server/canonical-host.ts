import { type HttpContext, isRead } from "./http-context";
import type { SendErrorPage } from "./answers/error-page";
import type { FixedHeaders } from "./answers/security-headers";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;
const ANY_HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

interface Parts {
  /** Null as long as nobody has said under which address the site is public: then every host is right. */
  publicOrigin: string | null;
  sendErrorPage: SendErrorPage;
  fixedHeaders: FixedHeaders;
  /** What other machines of the deployer read by whatever name they have for this one, be it none or "calima_site". */
  pathsOnAnyHost: readonly string[];
}

/** The site has one address: whoever comes by another name is sent there, and nothing is written under a foreign one. */
export function createCanonicalHostCheck({ publicOrigin, sendErrorPage, fixedHeaders, pathsOnAnyHost }: Parts) {
  const isPublicHost = publicHostCheck(publicOrigin);

  return function answersForeignHost(context: HttpContext): boolean {
    const { host = "" } = context.request.headers;
    if (isPublicHost(host) || (isRead(context.method) && pathsOnAnyHost.includes(context.path))) return false;
    // why both: what only looks like an address, such as "localhost:99999", makes no URL for Remix
    if (!ANY_HOST.test(host) || !URL.canParse(`http://${host}`)) return sendErrorPage(context, "badRequest");
    if (publicOrigin === null || LOOPBACK.test(host)) return false;
    if (!isRead(context.method)) return sendErrorPage(context, "wrongHost");
    // why: browsers keep a 308 for ever, and would go in circles when the address changes from one name to the other
    context.response.writeHead(308, { ...fixedHeaders, "Cache-Control": "no-store", Location: publicOrigin + context.path + context.search });
    context.response.end();
    return true;
  };
}

/** Capitals mean nothing, and the usual port may be left out. */
export function publicHostCheck(publicOrigin: string | null): (host: string) => boolean {
  if (publicOrigin === null) return () => false;
  const { host: publicHost, protocol } = new URL(publicOrigin);
  const usualPort = protocol === "https:" ? /:443$/ : /:80$/;
  return (host) => host.toLowerCase().replace(usualPort, "") === publicHost;
}
