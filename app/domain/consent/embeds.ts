import type { Address } from "~/i18n/company";
import type { CookiePreferences, OptionalCategory } from "./cookie-preferences";

/** What a page may show from elsewhere, and the category that allows it for good. */
export const EMBED_CATEGORIES = {
  map: "preferences",
  video: "marketing",
} as const satisfies Record<string, OptionalCategory>;

export type EmbedKind = keyof typeof EMBED_CATEGORIES;

/** Every host that anything is ever loaded from, and how it is called before it is. The policy of a page names no other. */
export const EMBED_HOSTS = {
  "www.openstreetmap.org": { kind: "map", name: "OpenStreetMap (openstreetmap.org)" },
  "www.youtube-nocookie.com": { kind: "video", name: "YouTube (youtube-nocookie.com)" },
  "player.vimeo.com": { kind: "video", name: "Vimeo (player.vimeo.com)" },
} as const satisfies Record<string, { kind: EmbedKind; name: string }>;

export type EmbedHost = keyof typeof EMBED_HOSTS;

export type Embed = { host: EmbedHost; url: string };

/** The cookie of a visitor without JavaScript who asked for something to be loaded this one time. */
export const ONCE_COOKIE = "embed-once";

/** What a visitor has allowed: for good (null while no choice is stored), and for this one page. */
export type Consent = { preferences: CookiePreferences | null; once: EmbedKind | null };

/** Whether it may be loaded without another question. */
export function mayLoad(kind: EmbedKind, { preferences, once }: Consent): boolean {
  return once === kind || preferences?.[EMBED_CATEGORIES[kind]] === true;
}

export function isEmbedKind(word: string): word is EmbedKind {
  return Object.hasOwn(EMBED_CATEGORIES, word);
}

/** The sources that a page with this kind of thing on it needs in its policy. */
export function frameSources(kind: EmbedKind): string[] {
  return Object.entries(EMBED_HOSTS).flatMap(([host, entry]) => (entry.kind === kind ? [`https://${host}`] : []));
}

/** How much of the neighbourhood is seen, in degrees to each side: about a kilometre. */
const AROUND = { latitude: 0.006, longitude: 0.011 };

/** A map of the place with a mark on it, as OpenStreetMap offers it for other pages: without a key and without cookies. */
export function mapEmbed({ latitude, longitude }: Address["coordinates"]): Embed {
  const corners = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude.toString()},${longitude.toString()}`,
  });
  return { host: "www.openstreetmap.org", url: `https://www.openstreetmap.org/export/embed.html?${query.toString()}` };
}
