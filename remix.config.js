/**
 * The Remix options and the table of all URLs. `vite.config.ts` passes it to the Remix plugin.
 * Several paths may use one file if each has its own id. `app/paths.ts` makes the links to them.
 */

/** @typedef {import("@remix-run/dev/dist/config/routes.js").DefineRouteFunction} Route */

/** Public screens below the optional language prefix: file -> all its paths. */
const publicScreens = {
  // "/legal/team" matches ":lang/team" as well as "legal/:page", and a project has the same problem; of equal matches the first wins
  "routes/project.tsx": ["projekte/:slug", "projects/:slug", "proyectos/:slug"],
  "routes/legal.tsx": [
    "legal/:page",
    "impressum",
    "aviso-legal",
    "legal-notice",
    "datenschutz",
    "privacidad",
    "privacy",
  ],
  "routes/vision.tsx": ["vision"],
  // the folders of the projects, for visitors who shorten an address
  "routes/services.tsx": ["services", "kino", "projekte", "projects", "proyectos"],
  "routes/services.podcast.tsx": ["services/podcast"],
  "routes/services.$area.tsx": ["services/kino", "services/radio", "services/media-web", "services/events"],
  "routes/team.tsx": ["team", "equipo"],
  "routes/moderators.tsx": ["moderatoren", "moderadores", "moderators"],
  "routes/sponsors.tsx": ["sponsoren", "sponsors", "socios", "partners", "partner", "patrocinadores"],
  "routes/contact.tsx": ["kontakt", "contacto", "contact"],
  "routes/showreel.tsx": ["showreel"],
  "routes/cookies.tsx": ["cookies"],
};

/** @param {Route} route */
function definePublicRoutes(route) {
  route(":lang?", "routes/_site.tsx", () => {
    route("", "routes/home.tsx", { index: true });
    for (const [file, paths] of Object.entries(publicScreens)) {
      for (const path of paths) route(path, file, { id: `site/${path}` });
    }
    route("preview/:token", "routes/preview.$token.tsx");
    route("*", "routes/not-found.tsx");
  });
}

/** @param {Route} route */
function defineAdminRoutes(route) {
  route("admin", "routes/admin.tsx", () => {
    route("", "routes/admin._index.tsx", { index: true });
    route("setup", "routes/admin.setup.tsx");
    route("setup/done", "routes/admin.setup.done.tsx");
    route("login", "routes/admin.login.tsx");
    route("login/code", "routes/admin.login.code.tsx");
    route("logout", "routes/admin.logout.tsx");
    route("welcome", "routes/admin.welcome.tsx");
    route("account", "routes/admin.account.tsx");
    route("account/name", "routes/admin.account.name.tsx");
    route("account/password", "routes/admin.account.password.tsx");
    for (const ended of ["end-others", ":id/end"]) {
      route(`account/sessions/${ended}`, "routes/admin.account.sessions.end.tsx", { id: `admin/account/sessions/${ended}` });
    }
    route("account/second-factor", "routes/admin.account.second-factor.tsx");
    route("account/second-factor/recovery-codes", "routes/admin.account.second-factor.recovery-codes.tsx");
    route("account/second-factor/off", "routes/admin.account.second-factor.off.tsx");
    route("pages", "routes/admin.pages.tsx");
    route("content", "routes/admin.content.tsx");
    route("words", "routes/admin.words.tsx");
    route("words/export", "routes/admin.words.export.tsx");
    route("words/export/file", "routes/admin.words.export.file.tsx");
    route("words/import", "routes/admin.words.import.tsx");
    route("words/import/:id", "routes/admin.words.import.$id.tsx");
    route("legal", "routes/admin.legal.tsx");
    for (const text of ["pages/:page/:section", "content/:area/:language/:field", "legal/:page/:language"]) {
      route(`${text}/edit`, "routes/admin.texts.edit.tsx", { id: `admin/${text}/edit` });
    }
    for (const text of ["pages/:page/:section", "content/:area/:language/:field", "podcast-content/:language/:key", "legal/:page/:language"]) {
      route(`${text}/history`, "routes/admin.texts.history.tsx", { id: `admin/${text}/history` });
      route(`${text}/history/:changeId/restore`, "routes/admin.texts.history.$changeId.restore.tsx", { id: `admin/${text}/restore` });
    }
    route("media", "routes/admin.media.tsx");
    route("media/upload", "routes/admin.media.upload.tsx");
    route("media/upload/file", "routes/admin.media.upload.file.tsx");
    route("media/alt-texts", "routes/admin.media.alt-texts.tsx");
    route("media/:id", "routes/admin.media.$id.tsx");
    route("media/:id/replace", "routes/admin.media.$id.replace.tsx");
    route("media/:id/delete", "routes/admin.media.$id.delete.tsx");
    route("media/choose", "routes/admin.media.choose.tsx");
    route("users", "routes/admin.users.tsx");
    route("users/new", "routes/admin.users.new.tsx");
    route("users/:id/edit", "routes/admin.users.$id.edit.tsx");
    route("users/:id/delete", "routes/admin.users.$id.delete.tsx");
    route("users/:id/access", "routes/admin.users.$id.access.tsx");
    for (const step of ["login", "link", "activate", "deactivate"]) {
      route(`users/:id/${step}`, "routes/admin.users.$id.$step.tsx", { id: `admin/users/${step}` });
    }
    route("users/second-factor", "routes/admin.users.second-factor.tsx");
    route("users/:id/second-factor", "routes/admin.users.$id.second-factor.tsx");
    route("users/:id/history", "routes/admin.users.$id.history.tsx");
    route("podcast-content", "routes/admin.podcast-content.tsx");
    route("podcast-content/:language/:key", "routes/admin.podcast-content.$language.$key.tsx");
    route("podcast-content/:language/:key/autosave", "routes/admin.podcast-content.$language.$key.autosave.tsx");
    route("settings", "routes/admin.settings.tsx");
    for (const setting of ["company", "look", "languages"]) {
      route(`settings/${setting}`, "routes/admin.settings.$setting.tsx", { id: `admin/settings/${setting}` });
    }
    route("settings/samples", "routes/admin.settings.samples.tsx");
    route("logs", "routes/admin.logs.tsx");
    route("logs/export", "routes/admin.logs.export.tsx");
    for (const deletion of ["delete-old", "delete-all"]) {
      route(`logs/${deletion}`, "routes/admin.logs.$deletion.tsx", { id: `admin/logs/${deletion}` });
    }
    route("logs/statistics", "routes/admin.logs.statistics.tsx");
    route("logs/retention", "routes/admin.logs.retention.tsx");
    route("logs/retention/confirm", "routes/admin.logs.retention.confirm.tsx");
    route("messages", "routes/admin.messages.tsx");
    route("messages/:id", "routes/admin.messages.$id.tsx");
    for (const step of ["done", "spam", "reopen", "resend"]) {
      route(`messages/:id/${step}`, "routes/admin.messages.$id.$step.tsx", { id: `admin/messages/${step}` });
    }
    route("messages/:id/delete", "routes/admin.messages.$id.delete.tsx");
    route("test-database", "routes/admin.test-database.tsx");
    route("test-database/backup", "routes/admin.test-database.backup.tsx");
    route("search", "routes/admin.search.tsx");
    route("shortcuts", "routes/admin.shortcuts.tsx");
    route("hilfe/:article?", "routes/admin.hilfe.tsx");
    route("translations", "routes/admin.translations.tsx");
    route("translations/:resource/:id/confirm", "routes/admin.translations.$resource.$id.confirm.tsx");
    route("drafts", "routes/admin.drafts.tsx");
    route("drafts/publish", "routes/admin.drafts.publish.tsx");
    for (const [path, id] of [["drafts", "drafts"], ["drafts/:resource/:id", "draft"]]) {
      route(`${path}/preview`, "routes/admin.drafts.preview.tsx", { id: `admin/${id}/preview` });
      route(`${path}/preview/revoke`, "routes/admin.drafts.preview.revoke.tsx", { id: `admin/${id}/preview/revoke` });
    }
    route("drafts/:resource/:id", "routes/admin.drafts.$resource.$id.tsx");
    route("drafts/:resource/:id/new", "routes/admin.drafts.$resource.$id.new.tsx");
    route("drafts/:resource/:id/edit", "routes/admin.drafts.$resource.$id.edit.tsx");
    route("drafts/:resource/:id/publish", "routes/admin.drafts.$resource.$id.publish.tsx");
    route("drafts/:resource/:id/discard", "routes/admin.drafts.$resource.$id.discard.tsx");
    route("trash", "routes/admin.trash.tsx");
    route("trash/:resource/:id/restore", "routes/admin.trash.$resource.$id.restore.tsx");
    route("projects/:id/status", "routes/admin.projects.$id.status.tsx");
    route(":resource", "routes/admin.$resource.tsx");
    route(":resource/new", "routes/admin.$resource.new.tsx");
    route(":resource/:id/edit", "routes/admin.$resource.$id.edit.tsx");
    route(":resource/:id/delete", "routes/admin.$resource.$id.delete.tsx");
    route(":resource/:id/move", "routes/admin.$resource.$id.move.tsx");
    route(":resource/:id/history", "routes/admin.$resource.$id.history.tsx");
    route(":resource/:id/history/:changeId/restore", "routes/admin.$resource.$id.history.$changeId.restore.tsx");
    route("*", "routes/admin.not-found.tsx");
  });
}

/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: false,
    v3_lazyRouteDiscovery: false,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      // first, because "/admin/team" matches ":lang?/team" as well as "admin/:resource"
      defineAdminRoutes(route);
      definePublicRoutes(route);
      for (const choice of ["language", "embed", "preview/end", "maintenance-popup"]) route(choice, "routes/choices.tsx", { id: choice });
      // not below "admin", because these pages look like the site
      route("admin/preview/:resource/:id", "routes/admin.preview.$resource.$id.tsx");
      for (const text of ["pages/:page/:section", "content/:area/:language/:field", "podcast-content/:language/:key", "legal/:page/:language"]) {
        route(`admin/preview/${text}`, "routes/admin.preview.texts.tsx", { id: `admin/preview/${text}` });
      }
      for (const icon of ["favicon.ico", "apple-touch-icon.png"]) route(icon, "routes/icons.tsx", { id: icon });
      route("icons/:name", "routes/icons.$name.tsx");
      route("manifest.webmanifest", "routes/manifest[.]webmanifest.tsx");
      route("health", "routes/health.tsx");
      route("robots.txt", "routes/robots[.]txt.tsx");
      route("sitemap.xml", "routes/sitemap[.]xml.tsx");
      route("media/*", "routes/media.$.tsx");
      // "/media/projects/1.webp" matches ":lang/projects/:slug" better than "media/*"
      route("media/projects/*", "routes/media.$.tsx", { id: "media/projects" });
    });
  },
};
