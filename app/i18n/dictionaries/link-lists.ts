export type NavigationKey = "home" | "about" | "kino" | "team" | "moderatoren" | "partners" | "contact";

/** `href` is a path without language prefix; the view puts the prefix of the page in front. */
export type NavigationItem = { key: NavigationKey; label: string; href: string };

export type Navigation = { items: readonly NavigationItem[] };

/** An entry without `href` leads nowhere: `cookies` opens the cookie settings. */
export type FooterItem = { key: string; label: string; href?: string };

export type FooterGroup = { title: string; items: readonly FooterItem[] };
