/** How browsers name themselves. Edge also says Chrome, and Chrome also says Safari: the order decides. */
const signs = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

export function browserName(userAgent: string): string {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? "Unbekannt";
}
