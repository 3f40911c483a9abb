import { type Exchange, isRead } from "./exchange";
import type { Refuse } from "./answers/refuse";
import type { FixedHeaders } from "./answers/security-headers";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;
const ANY_HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

interface Hosts {
  /** Null as long as nobody has said under which address the site is public: then every host is right. */
  publicOrigin: string | null;
  refuse: Refuse;
  fixedHeaders: FixedHeaders;
}

/** The site has one address: who comes by another name is sent there, and nothing is written under a foreign one. */
export function createHostCheck({ publicOrigin, refuse, fixedHeaders }: Hosts) {
  const publicHost = publicOrigin === null ? null : new URL(publicOrigin).host;

  return function answersWrongHost(exchange: Exchange): boolean {
    const { host = "" } = exchange.request.headers;
    if (host === publicHost) return false;
    if (!ANY_HOST.test(host)) return refuse(exchange, "badRequest");
    if (publicOrigin === null || LOOPBACK.test(host) || exchange.path === "/health") return false;
    if (!isRead(exchange.method)) return refuse(exchange, "wrongHost");
    exchange.response.writeHead(308, { ...fixedHeaders, Location: publicOrigin + exchange.path + exchange.search });
    exchange.response.end();
    return true;
  };
}
