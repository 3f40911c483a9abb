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
  return word in EMBED_CATEGORIES;
}

/** The sources that a page with this kind of thing on it needs in its policy. */
export function frameSources(kind: EmbedKind): string[] {
  return Object.entries(EMBED_HOSTS).flatMap(([host, entry]) => (entry.kind === kind ? [`https://${host}`] : []));
}
