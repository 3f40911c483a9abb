/**
 * How browsers name themselves. Edge also says Chrome, and Chrome also says Safari: the order decides.
 * The triggers on the log know them by the same signs (prisma/log-triggers.mjs, login_log_browser).
 */
const signs = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

export const UNKNOWN_BROWSER = "Unbekannt";

export type BrowserName = (typeof signs)[number][0] | typeof UNKNOWN_BROWSER;

export function browserName(userAgent: string): BrowserName {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? UNKNOWN_BROWSER;
}

export function isBrowserName(name: string): name is BrowserName {
  return name === UNKNOWN_BROWSER || signs.some(([known]) => known === name);
}
