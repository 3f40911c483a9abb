/** Where a request came from, as it is written into sessions and login logs. */
export type Visit = { address: string; userAgent: string };

const LONGEST_USER_AGENT = 300;
const LONGEST_ADDRESS = 64;

/** Cuts what a browser may write at will. */
export function visitOf({ address, userAgent }: Visit): Visit {
  return { address: address.slice(0, LONGEST_ADDRESS), userAgent: userAgent.slice(0, LONGEST_USER_AGENT) };
}
