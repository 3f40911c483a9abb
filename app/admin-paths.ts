import type { Language } from "./i18n/languages";

const PREVIEWS = "/admin/preview/";
const MEDIA_CHOICE = "/admin/media/choose";

/** Used as `paths.admin`. */
export const adminPaths = {
  home: "/admin",
  setup: "/admin/setup",
  setupDone: "/admin/setup/done",
  login: (next?: string) => (next ? `/admin/login?next=${encodeURIComponent(next)}` : "/admin/login"),
  loginCode: (next = "") => withQuery("/admin/login/code", { next }),
  logout: "/admin/logout",
  welcome: "/admin/welcome",
  /** The token stands in the query, because logs contain paths. */
  welcomeWith: (token: string) => `/admin/welcome?token=${token}`,
  account: {
    show: "/admin/account",
    name: "/admin/account/name",
    password: "/admin/account/password",
    endOthers: "/admin/account/sessions/end-others",
    endSession: (id: string) => `/admin/account/sessions/${id}/end`,
  },
  secondFactor: {
    own: "/admin/account/second-factor",
    newCodes: "/admin/account/second-factor/recovery-codes",
    off: "/admin/account/second-factor/off",
    all: "/admin/users/second-factor",
    takeAway: (id: string) => `/admin/users/${id}/second-factor`,
  },
  records: (path: string) => recordPaths(`/admin/${path}`),
  team: recordPaths("/admin/team"),
  previews: PREVIEWS,
  /** `id` is null for a new record. */
  preview: (resource: string, id: string | null) => `${PREVIEWS}${resource}/${id ?? "new"}`,
  pages: "/admin/pages",
  content: "/admin/content",
  pageText: (page: string, section: string) => textPaths(`/admin/pages/${page}/${section}`),
  areaText: (area: string, language: Language, field: string) => textPaths(`/admin/content/${area}/${language}/${field}`),
  texts: (state = "", page = 1) => withQuery("/admin/words", { state, page: page > 1 ? String(page) : "" }),
  textFiles: {
    list: "/admin/words/export",
    /** `texts` "open" exports only missing and outdated texts. */
    file: (language: Language, format: string, texts = "") => withQuery("/admin/words/export/file", { language, format, texts }),
    import: "/admin/words/import",
    dryRun: (id: string) => `/admin/words/import/${id}`,
  },
  legal: {
    list: "/admin/legal",
    text: (page: string, language: Language) => textPaths(`/admin/legal/${page}/${language}`),
  },
  sponsors: recordPaths("/admin/sponsors"),
  projects: { ...recordPaths("/admin/projects"), status: (id: string) => `/admin/projects/${id}/status` },
  media: {
    list: () => "/admin/media",
    upload: "/admin/media/upload",
    uploadOne: "/admin/media/upload/file",
    /** Without `ids`, all files without alternative text. */
    altTexts: (ids: readonly string[] = []) => `/admin/media/alt-texts?ids=${ids.join()}`,
    show: (id: string) => `/admin/media/${id}`,
    replace: (id: string) => `/admin/media/${id}/replace`,
    delete: (id: string) => `/admin/media/${id}/delete`,
    ...pastPaths("/admin/media"),
  },
  mediaChoice: MEDIA_CHOICE,
  choosePicture: (place: { form: string; field: string }, { search = "", category = "", page = 1 } = {}) => {
    const view = { ...(search && { search }), ...(category && { category }), ...(page > 1 && { page: String(page) }) };
    return `${MEDIA_CHOICE}?${new URLSearchParams({ ...place, ...view }).toString()}`;
  },
  users: {
    list: (page = 1) => listPath("/admin/users", { page }),
    new: "/admin/users/new",
    edit: (id: string) => `/admin/users/${id}/edit`,
    delete: (id: string) => `/admin/users/${id}/delete`,
    access: (id: string) => `/admin/users/${id}/access`,
    login: (id: string) => `/admin/users/${id}/login`,
    link: (id: string) => `/admin/users/${id}/link`,
    activate: (id: string) => `/admin/users/${id}/activate`,
    deactivate: (id: string) => `/admin/users/${id}/deactivate`,
    history: (id: string, page = 1) => listPath(`/admin/users/${id}/history`, { page }),
  },
  podcastContent: {
    list: (language = "") => withQuery("/admin/podcast-content", { language }),
    section: (language: string, key: string) => ({ ...textPaths(`/admin/podcast-content/${language}/${key}`), edit: `/admin/podcast-content/${language}/${key}` }),
    autosave: (language: string, key: string) => `/admin/podcast-content/${language}/${key}/autosave`,
  },
  settings: "/admin/settings",
  company: "/admin/settings/company",
  look: "/admin/settings/look",
  languages: "/admin/settings/languages",
  samples: "/admin/settings/samples",
  settingsPast: pastPaths("/admin/settings"),
  logs: {
    list: (filter: Record<string, string> = {}) => withQuery("/admin/logs", filter),
    export: (filter: Record<string, string> = {}) => withQuery("/admin/logs/export", filter),
    deleteOld: "/admin/logs/delete-old",
    deleteAll: "/admin/logs/delete-all",
    statistics: "/admin/logs/statistics",
    retention: "/admin/logs/retention",
    confirmRetention: (wanted: Record<string, string> = {}) => withQuery("/admin/logs/retention/confirm", wanted),
  },
  messages: {
    list: (filter?: string, page = 1) => listPath("/admin/messages", { filter, page }),
    show: (id: string) => `/admin/messages/${id}`,
    step: (id: string, step: "done" | "spam" | "reopen" | "resend") => `/admin/messages/${id}/${step}`,
    delete: (id: string) => `/admin/messages/${id}/delete`,
    ...pastPaths("/admin/messages"),
  },
  testDatabase: "/admin/test-database",
  newestBackup: "/admin/test-database/backup",
  trash: {
    list: (filter?: string, page = 1) => listPath("/admin/trash", { filter, page }),
    restore: (resource: string, id: string) => `/admin/trash/${resource}/${id}/restore`,
  },
  drafts: {
    list: (page = 1) => listPath("/admin/drafts", { page }),
    publishAll: "/admin/drafts/publish",
    show: draftPath,
    new: (draft: DraftAddress) => `${draftPath(draft)}/new`,
    /** `base` is the live version that a conflict was resolved against. */
    edit: (draft: DraftAddress, base?: number) => withQuery(`${draftPath(draft)}/edit`, { base: base?.toString() ?? "" }),
    publish: (draft: DraftAddress) => `${draftPath(draft)}/publish`,
    discard: (draft: DraftAddress) => `${draftPath(draft)}/discard`,
    preview: (draft: DraftAddress | null) => (draft ? `${draftPath(draft)}/preview` : "/admin/drafts/preview"),
    revoke: (draft: DraftAddress | null) => (draft ? `${draftPath(draft)}/preview/revoke` : "/admin/drafts/preview/revoke"),
  },
  translations: {
    list: (filter: Record<string, string> = {}) => withQuery("/admin/translations", filter),
    confirm: (resource: string, id: string, text: Record<string, string> = {}) => withQuery(`/admin/translations/${resource}/${id}/confirm`, text),
  },
  search: "/admin/search",
  shortcuts: "/admin/shortcuts",
  help: "/admin/hilfe",
} as const;

function recordPaths(path: string) {
  return {
    list: (filter?: string, page = 1) => listPath(path, { filter, page }),
    new: `${path}/new`,
    edit: (id: string) => `${path}/${id}/edit`,
    delete: (id: string) => `${path}/${id}/delete`,
    move: (id: string) => `${path}/${id}/move`,
    ...pastPaths(path),
  };
}

function pastPaths(path: string) {
  return {
    history: (id: string, page = 1) => listPath(`${path}/${id}/history`, { page }),
    reset: (id: string, change: { changeId: string; side: "before" | "after" }) => resetPath(`${path}/${id}`, change),
  };
}

function textPaths(path: string) {
  return {
    edit: `${path}/edit`,
    preview: path.replace("/admin/", PREVIEWS),
    history: (page = 1) => listPath(`${path}/history`, { page }),
    reset: (change: { changeId: string; side: "before" | "after" }) => resetPath(path, change),
  };
}

type DraftAddress = { resource: string; recordId: string };

/** Encoded, because an id may come from an address. */
function draftPath({ resource, recordId }: DraftAddress): string {
  return `/admin/drafts/${resource.replace("_", "-")}/${encodeURIComponent(recordId)}`;
}

function resetPath(record: string, { changeId, side }: { changeId: string; side: "before" | "after" }): string {
  return `${record}/history/${changeId}/restore${side === "before" ? "?side=before" : ""}`;
}

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}

function listPath(path: string, { filter = "", page }: { filter?: string; page: number }): string {
  return withQuery(path, { filter, page: page > 1 ? String(page) : "" });
}
