import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";
import { paths } from "~/paths";
import type { IconName } from "./icon";

export type MenuPlace = {
  label: string;
  url: string;
  letter: string;
  content?: string;
  /** Other addresses of the entry, including those below them. */
  also?: readonly string[];
};

export type MenuEntry = MenuPlace & {
  icon: IconName;
  /** Screens that are tabs of one entry, which leads to the first. */
  parts?: readonly MenuPlace[];
  /** `url`: the list of exactly what was counted, if the entry's own list has more. */
  waiting?: { count: number; text: string; url?: string; isUrgent?: boolean };
};

export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

/** The entries that this person may open. */
export const MenuContext = createContext<readonly MenuGroup[]>([]);

/** Undefined on a screen without an entry. */
export function useMenuPlace(): MenuPlace | undefined {
  const { pathname } = useLocation();
  return placeAt(useContext(MenuContext), pathname, paths.admin.home);
}

export function placesOf(menu: readonly MenuGroup[]): MenuPlace[] {
  return menu.flatMap(({ entries }) => entries).flatMap((entry) => entry.parts ?? [entry]);
}

export function gatheringAt(menu: readonly MenuGroup[], pathname: string): (MenuEntry & Required<Pick<MenuEntry, "parts">>) | null {
  for (const { parts = [], ...entry } of menu.flatMap(({ entries }) => entries)) {
    if (parts.length > 1 && parts.some(({ url }) => url === withoutSlash(pathname))) return { ...entry, parts };
  }
  return null;
}

/** The dashboard matches exactly, because all other addresses begin with its address. */
export function belongsTo({ parts, ...place }: MenuPlace & Pick<MenuEntry, "parts">, pathname: string, home: string): boolean {
  const path = withoutSlash(pathname);
  const urls = (parts ?? [place]).flatMap(({ url, also = [] }) => [url, ...also]);
  return urls.some((own) => path === own || (own !== home && path.startsWith(`${own}/`)));
}

export function loadingText(menu: readonly MenuGroup[], pathname: string, home: string): string {
  const place = placeAt(menu, pathname, home);
  return `Lade ${place ? (place.content ?? place.label) : "Admin-Bereich"}...`;
}

function placeAt(menu: readonly MenuGroup[], pathname: string, home: string): MenuPlace | undefined {
  return placesOf(menu).find((place) => belongsTo(place, pathname, home));
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, "");
}
