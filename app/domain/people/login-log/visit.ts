export type Visit = { address: string; userAgent: string };

const LONGEST_USER_AGENT = 300;
const LONGEST_ADDRESS = 64;

/** Cuts the user agent, which may have any length. */
export function visitOf({ address, userAgent }: Visit): Visit {
  return { address: address.slice(0, LONGEST_ADDRESS), userAgent: userAgent.slice(0, LONGEST_USER_AGENT) };
}

/** An IPv4 address, or an IPv6 /64, in which one caller can choose any address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? `${firstHalf(address).join(":")}::/64` : address;
}

/** Without our front the address is unknown. People are then counted by e-mail, not together. */
export function callerOf({ email, address }: { email: string; address: string }, groupOf = networkOf): string {
  return address === "unknown" ? `unknown ${email}` : groupOf(address);
}

/** 203.0.113.0/24, 2001:db8:1::/48, or "unknown" without an address: identifies no single caller. */
export function shortAddress(address: string): string {
  const [, start] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address) ?? [];
  if (start) return `${start}.0/24`;
  if (isShortAddress(address)) return address;
  return address.includes(":") ? `${firstHalf(address).slice(0, 3).join(":")}::/48` : "unknown";
}

export function isShortAddress(address: string): boolean {
  return /\/(?:24|48)$/.test(address);
}

function firstHalf(address: string): string[] {
  const [before = "", after = ""] = address.toLowerCase().split("::");
  const front = groupsOf(before);
  const back = groupsOf(after);
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0") : [];
  return [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
}

function groupsOf(part: string): string[] {
  return part ? part.split(":") : [];
}
