import type { IconName } from "./icon";

/** A screen that somebody goes to. */
export type MenuPlace = {
  label: string;
  url: string;
  /** Leads there after a "g". */
  letter: string;
  /** What is being loaded, where that is not called like the entry. */
  content?: string;
  /** Other screens that belong to it, and what is below them. */
  also?: readonly string[];
};

export type MenuEntry = MenuPlace & {
  icon: IconName;
  /** The screens that it gathers, as tabs at the head of each; it leads to the first. */
  parts?: readonly MenuPlace[];
  /** How many things wait there, and what they are. */
  waiting?: { count: number; text: string; isUrgent?: boolean };
};

export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

/** Every screen that the menu leads to, also by the tabs of an entry. */
export function placesOf(menu: readonly MenuGroup[]): MenuPlace[] {
  return menu.flatMap(({ entries }) => entries).flatMap((entry) => entry.parts ?? [entry]);
}

/** The entry whose tabs stand at the head of this screen; null for a screen without. */
export function gatheringAt(menu: readonly MenuGroup[], pathname: string): (MenuEntry & Required<Pick<MenuEntry, "parts">>) | null {
  for (const { parts = [], ...entry } of menu.flatMap(({ entries }) => entries)) {
    if (parts.length > 1 && parts.some(({ url }) => url === withoutSlash(pathname))) return { ...entry, parts };
  }
  return null;
}

/** Whether an address belongs to an entry: the dashboard has none below it. */
export function belongsTo({ parts, ...place }: MenuPlace & Pick<MenuEntry, "parts">, pathname: string, home: string): boolean {
  const path = withoutSlash(pathname);
  const urls = (parts ?? [place]).flatMap(({ url, also = [] }) => [url, ...also]);
  return urls.some((own) => path === own || (own !== home && path.startsWith(`${own}/`)));
}

/** What is said while a screen is awaited. */
export function loadingText(menu: readonly MenuGroup[], pathname: string, home: string): string {
  const place = placesOf(menu).find((one) => belongsTo(one, pathname, home));
  return `Lade ${place ? (place.content ?? place.label) : "Admin-Bereich"}...`;
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, "");
}
