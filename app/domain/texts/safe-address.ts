const OUTSIDE = /^(?:https?:\/\/[^/]|mailto:[^/]|tel:[+\d])/i;

/** A path of this site, since "//host" and "/\host" would leave it, or a place on the page. */
const INSIDE = /^(?:\/(?![/\\])|#)/;

/** Where a link of a legal text may lead: to a page of this site, a page of the web, a mailbox or a telephone. */
export function isSafeAddress(address: string): boolean {
  return OUTSIDE.test(address) || INSIDE.test(address);
}
