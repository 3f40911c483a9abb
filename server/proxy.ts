import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";

/** No proxy, Fly's proxy, or a number of proxies that append to X-Forwarded-For. */
export type TrustProxy = null | "fly" | number;

const UNKNOWN = "unknown";

export function clientAddress(request: IncomingMessage, trust: TrustProxy): string {
  const claimed = trust === null ? undefined : claimedAddress(request, trust);
  return plainAddress(claimed ?? request.socket.remoteAddress ?? UNKNOWN);
}

/** Only proxies and the front may set these headers, so they are removed from requests. */
export function isProxyHeader(name: string): boolean {
  return /^(?:x-forwarded-|x-calima-|x-real-ip$|x-http-method|forwarded$|fly-)/.test(name);
}

function claimedAddress({ headers }: IncomingMessage, trust: "fly" | number): string | undefined {
  const address = trust === "fly" ? headers["fly-client-ip"] : hopAddress(headers["x-forwarded-for"], trust);
  return typeof address === "string" && isIP(address) !== 0 ? address : undefined;
}

/** Each proxy appends the address of its client, so only the last entries can be trusted. */
function hopAddress(header: string | string[] | undefined, hops: number): string | undefined {
  const list = Array.isArray(header) ? header.join(",") : (header ?? "");
  return list.split(",").at(-hops)?.trim();
}

/** "::ffff:192.0.2.1" is an IPv4 address on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
