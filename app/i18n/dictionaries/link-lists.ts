export type NavigationKey = "home" | "about" | "kino" | "team" | "moderatoren" | "partners" | "contact";

/** `href` has no language prefix. */
export type NavigationItem = { key: NavigationKey; label: string; href: string };

export type Navigation = { items: readonly NavigationItem[] };

/** Without `href` the entry opens the cookie settings (`cookies`). */
export type FooterItem = { key: string; label: string; href?: string };

export type FooterGroup = { title: string; items: readonly FooterItem[] };
