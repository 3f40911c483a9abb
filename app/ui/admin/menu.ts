import type { IconName } from "./icon";

export type MenuEntry = {
  label: string;
  url: string;
  icon: IconName;
  /** Leads there after a "g". */
  letter: string;
  /** What is being loaded, where that is not called like the entry. */
  content?: string;
  /** Other screens that belong to it, and what is below them. */
  also?: readonly string[];
  /** How many things wait there, and what they are. */
  waiting?: { count: number; text: string };
};

export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

/** Whether an address belongs to an entry: the dashboard has none below it. */
export function belongsTo({ url, also = [] }: MenuEntry, pathname: string, home: string): boolean {
  const path = pathname.replace(/\/$/, "");
  return [url, ...also].some((own) => path === own || (own !== home && path.startsWith(`${own}/`)));
}

/** What is said while a screen is awaited. */
export function loadingText(menu: readonly MenuGroup[], pathname: string, home: string): string {
  const entry = menu.flatMap(({ entries }) => entries).find((one) => belongsTo(one, pathname, home));
  return `Lade ${entry ? (entry.content ?? entry.label) : "Admin-Bereich"}...`;
}
