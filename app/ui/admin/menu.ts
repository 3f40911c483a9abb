import type { IconName } from "./icon";

export type MenuEntry = {
  label: string;
  url: string;
  icon: IconName;
  /** Leads there after a "g". */
  letter: string;
  /** What is being loaded, where that is not called like the entry. */
  content?: string;
};

export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

/** Whether an address belongs to an entry: the dashboard has none below it. */
export function isBelow(url: string, pathname: string, home: string): boolean {
  const path = pathname.replace(/\/$/, "");
  return path === url || (url !== home && path.startsWith(`${url}/`));
}

/** What is said while a screen is awaited. */
export function loadingText(menu: readonly MenuGroup[], pathname: string, home: string): string {
  const entry = menu.flatMap(({ entries }) => entries).find(({ url }) => isBelow(url, pathname, home));
  return `Lade ${entry ? (entry.content ?? entry.label) : "Admin-Bereich"}...`;
}
