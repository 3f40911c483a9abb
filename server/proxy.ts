import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";

/** Who stands between us and the visitors: nobody, Fly's proxy, or this many proxies that append to X-Forwarded-For. */
export type TrustProxy = null | "fly" | number;

const UNKNOWN = "unknown";

export function clientAddress(request: IncomingMessage, trust: TrustProxy): string {
  const claimed = trust === null ? undefined : claimedAddress(request, trust);
  return plainAddress(claimed ?? request.socket.remoteAddress ?? UNKNOWN);
}

/** Headers that only proxies and the front itself may write; from outside they are never believed. */
export function isProxyHeader(name: string): boolean {
  return /^(?:x-forwarded-|x-calima-|x-real-ip$|x-http-method|forwarded$|fly-)/.test(name);
}

function claimedAddress({ headers }: IncomingMessage, trust: "fly" | number): string | undefined {
  const address = trust === "fly" ? headers["fly-client-ip"] : hopAddress(headers["x-forwarded-for"], trust);
  return typeof address === "string" && isIP(address) !== 0 ? address : undefined;
}

/** Each proxy appends who spoke to it, so the last entries are the true ones. */
function hopAddress(header: string | string[] | undefined, hops: number): string | undefined {
  const list = Array.isArray(header) ? header.join(",") : (header ?? "");
  return list.split(",").at(-hops)?.trim();
}

/** "::ffff:192.0.2.1" is an IPv4 address on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
