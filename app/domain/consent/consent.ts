/** In the order in which they are shown and stored. */
export const OPTIONAL_CATEGORIES = ["analytics", "marketing", "preferences"] as const;

export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** The optional categories that a visitor allows. */
export type CookiePreferences = readonly OptionalCategory[];

/** Not signed, because the front reads it as well. */
export const PREFERENCES_COOKIE = "cookie-preferences";

const SEPARATOR = ".";

/** "necessary.marketing": one choice has one value, so there are only eight. */
export function storedPreferences(allowed: CookiePreferences): string {
  return ["necessary", ...OPTIONAL_CATEGORIES.filter((category) => allowed.includes(category))].join(SEPARATOR);
}

export function preferencesFrom(value: string | null): CookiePreferences | null {
  const [first, ...others] = (value ?? "").split(SEPARATOR);
  const allowed = OPTIONAL_CATEGORIES.filter((category) => others.includes(category));
  const isKnown = others.every((word) => allowed.some((category) => category === word));
  return first === "necessary" && isKnown ? allowed : null;
}

export const EMBED_CATEGORIES = {
  map: "preferences",
  video: "marketing",
} as const satisfies Record<string, OptionalCategory>;

export type EmbedKind = keyof typeof EMBED_CATEGORIES;

/** All other hosts that pages may load from: the Content-Security-Policy names no more. */
export const EMBED_HOSTS = {
  "www.openstreetmap.org": { kind: "map", name: "OpenStreetMap (openstreetmap.org)" },
  "www.youtube-nocookie.com": { kind: "video", name: "YouTube (youtube-nocookie.com)" },
  "player.vimeo.com": { kind: "video", name: "Vimeo (player.vimeo.com)" },
} as const satisfies Record<string, { kind: EmbedKind; name: string }>;

export type EmbedHost = keyof typeof EMBED_HOSTS;

export type Embed = { host: EmbedHost; url: string };

/** Set for a visitor without JavaScript who allowed one embed once. */
export const ONCE_COOKIE = "embed-once";

/** `preferences` is null while no choice is stored; `once` applies to this page only. */
export type Consent = { preferences: CookiePreferences | null; once: EmbedKind | null };

export function mayLoad(kind: EmbedKind, { preferences, once }: Consent): boolean {
  return once === kind || preferences?.includes(EMBED_CATEGORIES[kind]) === true;
}

export function isEmbedKind(word: string): word is EmbedKind {
  return Object.hasOwn(EMBED_CATEGORIES, word);
}

export function frameSources(kind: EmbedKind): string[] {
  return Object.entries(EMBED_HOSTS).flatMap(([host, entry]) => (entry.kind === kind ? [`https://${host}`] : []));
}
