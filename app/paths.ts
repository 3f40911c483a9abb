import { adminPaths } from "./admin-paths";
import type { Language } from "./i18n/languages";
import { isLanguage } from "./i18n/languages";

/** `path` has no prefix; `query` only contains the page of a long list. */
export type Site = { language: Language; prefix: Language | null; path: string; query?: string };

const screenPaths = {
  home: { de: "/", en: "/", es: "/" },
  vision: { de: "/vision", en: "/vision", es: "/vision" },
  services: { de: "/services", en: "/services", es: "/services" },
  mallorcaKino: { de: "/services/kino", en: "/services/kino", es: "/services/kino" },
  radio: { de: "/services/radio", en: "/services/radio", es: "/services/radio" },
  mediaWeb: { de: "/services/media-web", en: "/services/media-web", es: "/services/media-web" },
  mallorcaEvents: { de: "/services/events", en: "/services/events", es: "/services/events" },
  podcast: { de: "/services/podcast", en: "/services/podcast", es: "/services/podcast" },
  team: { de: "/team", en: "/team", es: "/equipo" },
  moderators: { de: "/moderatoren", en: "/moderators", es: "/moderadores" },
  sponsors: { de: "/sponsoren", en: "/sponsors", es: "/patrocinadores" },
  contact: { de: "/kontakt", en: "/contact", es: "/contacto" },
  showreel: { de: "/showreel", en: "/showreel", es: "/showreel" },
  cookies: { de: "/cookies", en: "/cookies", es: "/cookies" },
  legalNotice: { de: "/impressum", en: "/legal-notice", es: "/aviso-legal" },
  privacy: { de: "/datenschutz", en: "/privacy", es: "/privacidad" },
} as const satisfies Record<string, Record<Language, string>>;

export type Screen = keyof typeof screenPaths;

// `PURE` (also below): the administration does not need it, but a bundler cannot know that
export const SCREENS = /* @__PURE__ */ Object.keys(screenPaths).filter(isScreen);

const PROJECT_FOLDERS: Record<Language, string> = { de: "projekte", en: "projects", es: "proyectos" };

export function projectPath(slug: string, language: Language): string {
  return `/${PROJECT_FOLDERS[language]}/${slug}`;
}

const PROJECT = /* @__PURE__ */ new RegExp(`^/(?:${/* @__PURE__ */ Object.values(PROJECT_FOLDERS).join("|")})/([a-z0-9]+(?:-[a-z0-9]+)*)$`);
const LONGEST_SLUG = 100;

/** Null for other pages. The project may not exist. */
export function projectSlugAt(path: string): string | null {
  const slug = PROJECT.exec(normalized(path))?.[1] ?? null;
  return slug !== null && slug.length <= LONGEST_SLUG ? slug : null;
}

const aliases: Partial<Record<Screen, readonly string[]>> = {
  services: ["/kino", "/projekte", "/projects", "/proyectos"],
  sponsors: ["/socios", "/partners", "/partner"],
  legalNotice: ["/legal/impressum", "/legal/legal-notice", "/legal/aviso-legal"],
};

const screenByPath: ReadonlyMap<string, Screen> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SCREENS.flatMap((screen) => [...Object.values(screenPaths[screen]), ...(aliases[screen] ?? [])].map((path) => [path, screen] as const)),
);

/** The lists of these screens continue at "?page=2". */
const LIST_SCREENS = ["services", "podcast", "team", "moderators", "sponsors"] as const satisfies readonly Screen[];

export type ListScreen = (typeof LIST_SCREENS)[number];

/** 1 to 999; 1 for invalid values, and for screens without a list. */
export function listPageOf(screen: Screen | null, search: string): number {
  if (search === "" || !LIST_SCREENS.some((one) => one === screen)) return 1;
  return Number(/[?&]page=([1-9]\d{0,2})(?=&|$)/.exec(search)?.[1] ?? 1);
}

export type ListPages = { page: number; pageCount: number; itemCount: number };

export function listPageQuery(page: number): string {
  return page > 1 ? `?page=${page.toString()}` : "";
}

/** Other addresses below /legal show the privacy policy. */
const LEGAL = /^\/legal\/[^/]+$/;

/** Has no language prefix. */
export function screenPath(screen: Screen, language: Language): string {
  return screenPaths[screen][language];
}

/** "/en/team": always in this language, so it is canonical. */
export function prefixedPath(screen: Screen, language: Language): string {
  return withPrefix(screenPath(screen, language), language);
}

/** Keeps the language prefix of the current page. */
export function sitePath(site: Site, path: string): string {
  return site.prefix ? withPrefix(path, site.prefix) : path;
}

/** Includes the page of a long list. */
export function pathHere(site: Site): string {
  return sitePath(site, site.path) + (site.query ?? "");
}

export function linkTo(site: Site, screen: Screen): string {
  return sitePath(site, screenPath(screen, site.language));
}

export function linkToProject(site: Site, slug: string): string {
  return sitePath(site, projectPath(slug, site.language));
}

/** `path` has no prefix. Ignores case and a trailing slash, like the router. */
export function screenAt(path: string): Screen | null {
  const wanted = normalized(path);
  return screenByPath.get(wanted) ?? (LEGAL.test(wanted) ? "privacy" : null);
}

/** The same page in a language; null for an unknown one. Neither path has a prefix, and a project may not exist. */
export function pathIn(language: Language, path: string): string | null {
  const slug = projectSlugAt(path);
  if (slug !== null) return projectPath(slug, language);
  const screen = screenAt(path);
  return screen && screenPath(screen, language);
}

/** `path` has no prefix. A project may not exist. */
export function isPagePath(path: string): boolean {
  return screenAt(path) !== null || projectSlugAt(path) !== null;
}

export function isLostLink(address: string): boolean {
  const { path } = splitPrefix(address.replace(/[?#].*/, ""));
  return address.startsWith("/") && !path.startsWith("/media/") && !isPagePath(path);
}

/** Splits "/en/team" into "en" and "/team". An unknown first segment is no prefix. */
export function splitPrefix(pathname: string): { prefix: Language | null; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const candidate = first.toLowerCase();
  return isLanguage(candidate)
    ? { prefix: candidate, path: `/${rest.join("/")}` }
    : { prefix: null, path: pathname };
}

/** "/" becomes "/en". */
export function withPrefix(path: string, language: Language): string {
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

export const paths = {
  language: "/language",
  cookies: "/cookies",
  embed: "/embed",
  maintenancePopup: "/maintenance-popup",
  preview: {
    open: (token: string) => `/preview/${token}`,
    over: "/preview/over",
    end: "/preview/end",
  },
  sitemap: "/sitemap.xml",
  media: (key: string) => `/media/${key}`,
  admin: adminPaths,
} as const;

export function isScreen(key: string): key is Screen {
  return Object.hasOwn(screenPaths, key);
}

function normalized(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith("/") ? lower.slice(0, -1) : lower;
}
