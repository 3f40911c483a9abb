import type { Language } from "./i18n/languages";
import { isLanguage } from "./i18n/languages";

/** The language a request is answered in, the prefix it came with (null: none) and its path below that prefix. */
export type Site = { language: Language; prefix: Language | null; path: string };

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

export const SCREENS = Object.keys(screenPaths).filter(isScreen);

/** Every other path that shows the same screen. */
const aliases: Partial<Record<Screen, readonly string[]>> = {
  services: ["/kino"],
  sponsors: ["/socios", "/partners", "/partner"],
};

/** The path that the screen has in a language, without a language prefix. */
export function screenPath(screen: Screen, language: Language): string {
  return screenPaths[screen][language];
}

/** The address that always answers in this language: "/en/team". The one for search engines. */
export function prefixedPath(screen: Screen, language: Language): string {
  return withPrefix(screenPath(screen, language), language);
}

/** A link from a page of the site to another: it keeps the language prefix of the page it stands on. */
export function sitePath(site: Site, path: string): string {
  return site.prefix ? withPrefix(path, site.prefix) : path;
}

/** A link from a page of the site to a screen, in the language of the page. */
export function linkTo(site: Site, screen: Screen): string {
  return sitePath(site, screenPath(screen, site.language));
}

/** Which screen a path without prefix shows; null for none. Ignores case and a trailing slash, as the router does. */
export function screenAt(path: string): Screen | null {
  const wanted = normalized(path);
  return SCREENS.find((screen) => allPathsOf(screen).includes(wanted)) ?? null;
}

/** Splits "/en/team" into its prefix and "/team". An unknown first segment is no prefix. */
export function splitPrefix(pathname: string): { prefix: Language | null; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const candidate = first.toLowerCase();
  return isLanguage(candidate)
    ? { prefix: candidate, path: `/${rest.join("/")}` }
    : { prefix: null, path: pathname };
}

/** Puts a language in front of a path: "/" becomes "/en". */
export function withPrefix(path: string, language: Language): string {
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

const MEDIA_CHOICE = "/admin/media/choose";

export const paths = {
  language: "/language",
  cookies: "/cookies",
  embed: "/embed",
  maintenancePopup: "/maintenance-popup",
  sitemap: "/sitemap.xml",
  media: (key: string) => `/media/${key}`,
  admin: {
    home: "/admin",
    setup: "/admin/setup",
    setupDone: "/admin/setup/done",
    login: (next?: string) => (next ? `/admin/login?next=${encodeURIComponent(next)}` : "/admin/login"),
    logout: "/admin/logout",
    team: recordPaths("/admin/team"),
    pages: "/admin/pages",
    content: "/admin/content",
    /** The form of a text of a page, in all languages; of a text of a field of work, in one. */
    pageWord: (page: string, section: string) => `/admin/pages/${page}/${section}/edit`,
    areaWord: (area: string, language: Language, field: string) => `/admin/content/${area}/${language}/${field}/edit`,
    words: (state = "") => withQuery("/admin/words", { state }),
    sponsors: recordPaths("/admin/sponsors"),
    projects: recordPaths("/admin/projects"),
    services: recordPaths("/admin/services"),
    media: {
      list: () => "/admin/media",
      upload: "/admin/media/upload",
      /** For JavaScript, which sends one file after the other. */
      uploadOne: "/admin/media/upload/file",
      show: (id: string) => `/admin/media/${id}`,
      replace: (id: string) => `/admin/media/${id}/replace`,
      delete: (id: string) => `/admin/media/${id}/delete`,
    },
    mediaChoice: MEDIA_CHOICE,
    /** The library, for a form that waits for a picture in one of its fields. */
    choosePicture: (place: { form: string; field: string }, { search = "", category = "", page = 1 } = {}) => {
      const view = { ...(search && { search }), ...(category && { category }), ...(page > 1 && { page: String(page) }) };
      return `${MEDIA_CHOICE}?${new URLSearchParams({ ...place, ...view }).toString()}`;
    },
    users: "/admin/users",
    podcastCrew: recordPaths("/admin/podcast-crew"),
    podcastContent: {
      list: (language = "") => withQuery("/admin/podcast-content", { language }),
      section: (language: string, key: string) => `/admin/podcast-content/${language}/${key}`,
      /** For JavaScript, which saves while somebody types. */
      autosave: (language: string, key: string) => `/admin/podcast-content/${language}/${key}/autosave`,
    },
    settings: "/admin/settings",
    logs: {
      list: (filter: Record<string, string> = {}) => withQuery("/admin/logs", filter),
      export: (filter: Record<string, string> = {}) => withQuery("/admin/logs/export", filter),
      deleteOld: "/admin/logs/delete-old",
      deleteAll: "/admin/logs/delete-all",
    },
    messages: {
      list: (filter?: string, page = 1) => listPath("/admin/messages", { filter, page }),
      show: (id: string) => `/admin/messages/${id}`,
      done: (id: string) => `/admin/messages/${id}/done`,
      spam: (id: string) => `/admin/messages/${id}/spam`,
      reopen: (id: string) => `/admin/messages/${id}/reopen`,
      resend: (id: string) => `/admin/messages/${id}/resend`,
      delete: (id: string) => `/admin/messages/${id}/delete`,
    },
    testDatabase: "/admin/test-database",
    trash: {
      list: (filter?: string, page = 1) => listPath("/admin/trash", { filter, page }),
      restore: (noun: string, id: string) => `/admin/trash/${noun}/${id}/restore`,
    },
    translations: {
      list: (filter: Record<string, string> = {}) => withQuery("/admin/translations", filter),
      confirm: (noun: string, id: string) => `/admin/translations/${noun}/${id}/confirm`,
    },
    search: "/admin/search",
    shortcuts: "/admin/shortcuts",
  },
} as const;

function isScreen(key: string): key is Screen {
  return key in screenPaths;
}

function allPathsOf(screen: Screen): string[] {
  return [...Object.values(screenPaths[screen]), ...(aliases[screen] ?? [])];
}

function normalized(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith("/") ? lower.slice(0, -1) : lower;
}

/** The list of a noun and the screens of its records. */
function recordPaths(path: string) {
  return {
    list: (filter?: string, page = 1) => listPath(path, { filter, page }),
    new: `${path}/new`,
    edit: (id: string) => `${path}/${id}/edit`,
    delete: (id: string) => `${path}/${id}/delete`,
    move: (id: string) => `${path}/${id}/move`,
    history: (id: string, page = 1) => listPath(`${path}/${id}/history`, { page }),
    /** The question whether the record is to be as it was before or after a change. */
    reset: (id: string, { changeId, side }: { changeId: string; side: "before" | "after" }) =>
      `${path}/${id}/history/${changeId}/restore${side === "before" ? "?side=before" : ""}`,
  };
}

/** A path with what is asked for; what is empty is left out. */
function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}

function listPath(path: string, { filter = "", page }: { filter?: string; page: number }): string {
  return withQuery(path, { filter, page: page > 1 ? String(page) : "" });
}
