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
  /** What other machines of the deployer ask by whatever name they have for this one. */
  pathsOnAnyHost: readonly string[];
}

/** The site has one address: whoever comes by another name is sent there, and nothing is written under a foreign one. */
export function createCanonicalHostCheck({ publicOrigin, sendErrorPage, fixedHeaders, pathsOnAnyHost }: Parts) {
  const publicHost = publicOrigin === null ? null : new URL(publicOrigin).host;

  return function answersForeignHost(context: HttpContext): boolean {
    const { host = "" } = context.request.headers;
    if (host === publicHost) return false;
    // why both: what only looks like an address, such as "localhost:99999", makes no URL for Remix
    if (!ANY_HOST.test(host) || !URL.canParse(`http://${host}`)) return sendErrorPage(context, "badRequest");
    if (publicOrigin === null || LOOPBACK.test(host) || pathsOnAnyHost.includes(context.path)) return false;
    if (!isRead(context.method)) return sendErrorPage(context, "wrongHost");
    context.response.writeHead(308, { ...fixedHeaders, Location: publicOrigin + context.path + context.search });
    context.response.end();
    return true;
  };
}
