/**
 * What counts as one caller: an IPv4 address, or the first half (/64) of an IPv6 address,
 * because the second half is the caller's own choice.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? `${firstHalf(address).join(":")}::/64` : address;
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
