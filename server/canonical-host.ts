import { type HttpContext, isRead } from "./http-context";
import type { SendErrorPage } from "./answers/error-page";
import type { FixedHeaders } from "./answers/security-headers";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;
const ANY_HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

interface Parts {
  /** Null without PUBLIC_URL: then every host is accepted. */
  publicOrigin: string | null;
  sendErrorPage: SendErrorPage;
  fixedHeaders: FixedHeaders;
  /** For the operator's machines, which may use any host name. */
  pathsOnAnyHost: readonly string[];
}

/** Redirects reads from other hosts, and refuses writes. */
export function createCanonicalHostCheck({ publicOrigin, sendErrorPage, fixedHeaders, pathsOnAnyHost }: Parts) {
  const isPublicHost = publicHostCheck(publicOrigin);

  return function answersForeignHost(context: HttpContext): boolean {
    const { host = "" } = context.request.headers;
    if (isPublicHost(host) || (isRead(context.method) && pathsOnAnyHost.includes(context.path))) return false;
    // both checks: "localhost:99999" looks like a host, but is no valid URL
    if (!ANY_HOST.test(host) || !URL.canParse(`http://${host}`)) return sendErrorPage(context, "badRequest");
    if (publicOrigin === null || LOOPBACK.test(host)) return false;
    if (!isRead(context.method)) return sendErrorPage(context, "wrongHost");
    // not cached, because browsers keep a 308 for ever, and it would loop after the address changes back
    context.response.writeHead(308, { ...fixedHeaders, "Cache-Control": "no-store", Location: publicOrigin + context.path + context.search });
    context.response.end();
    return true;
  };
}

export function publicHostCheck(publicOrigin: string | null): (host: string) => boolean {
  if (publicOrigin === null) return () => false;
  const { host: publicHost, protocol } = new URL(publicOrigin);
  const usualPort = protocol === "https:" ? /:443$/ : /:80$/;
  return (host) => host.toLowerCase().replace(usualPort, "") === publicHost;
}
