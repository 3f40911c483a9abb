import type { Caller } from "./callers";

/**
 * The outcome of one call:
 * - `ok`: the loader or action ran for this caller (an empty form may then come back as 422)
 * - `login`: redirected to the login, nothing ran
 * - `factor`: redirected to the screen of the caller's second factor
 * - `403`: refused for lack of a permission, nothing ran
 * - `404`: not found, for this caller or for everyone
 * - `409`: already done, for everyone: the set-up
 */
export type Outcome = "ok" | "login" | "factor" | "403" | "404" | "409";

export interface Expectation {
  loader?: Row;
  action?: Row;
}

type Row = Record<"stranger" | "viewer" | "editor" | "admin", Outcome>;

/** Every loader and action of the build, by the file of its route. A file that is missing here fails the sweep. */
export const EXPECTATIONS: Record<string, Expectation> = {
  // -- the site -------------------------------- stranger viewer editor admin
  "root.tsx":                         { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/_site.tsx":                 { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/home.tsx":                  { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/vision.tsx":                { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.tsx":              { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/project.tsx":               { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.podcast.tsx":      { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.$area.tsx":       { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/team.tsx":                  { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/moderators.tsx":            { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/sponsors.tsx":              { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/contact.tsx":              { loader: row("ok",    "ok",  "ok",  "ok"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/legal.tsx":                 { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/showreel.tsx":              { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/cookies.tsx":              { loader: row("ok",    "ok",  "ok",  "ok"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/preview.$token.tsx":        { loader: row("404",   "404", "404", "404") },
  "routes/not-found.tsx":             { loader: row("404",   "404", "404", "404") },
  "routes/choices.tsx":               { loader: row("404",   "404", "404", "404"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/health.tsx":                { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/robots[.]txt.tsx":          { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/icons.tsx":                { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/icons.$name.tsx":          { loader: row("404",   "404", "404", "404") },
  "routes/manifest[.]webmanifest.tsx": { loader: row("ok",  "ok",  "ok",  "ok") },
  "routes/sitemap[.]xml.tsx":         { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/media.$.tsx":               { loader: row("404",   "404", "404", "404") },
  // -- the gate -------------------------------- stranger viewer editor admin
  "routes/admin.tsx":                 { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/admin._index.tsx":          { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/admin.setup.tsx":           { loader: row("ok",    "ok",  "ok",  "ok"),
                                        action: row("409",   "409", "409", "409") },
  "routes/admin.setup.done.tsx":      { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/admin.login.tsx":           { loader: row("ok",    "ok",  "ok",  "ok"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/admin.login.code.tsx":      { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "login", "login", "login") },
  "routes/admin.logout.tsx":          { loader: row("ok",    "ok",  "ok",  "ok"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/admin.welcome.tsx":         { loader: row("404",   "404", "404", "404"),
                                        action: row("404",   "404", "404", "404") },
  // -- the administration ---------------------- stranger viewer editor admin
  "routes/admin.pages.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.content.tsx":         { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.words.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.words.export.tsx":    { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.words.export.file.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.words.import.tsx":    { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.words.import.$id.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.legal.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.texts.edit.tsx": { loader: row("login", "ok", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.preview.texts.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.preview.$resource.$id.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.texts.history.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.texts.history.$changeId.restore.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.projects.$id.status.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.media.upload.tsx":    { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.upload.file.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.alt-texts.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.$id.tsx":       { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.$id.replace.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.media.choose.tsx":  { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.users.tsx":           { loader: row("login", "403", "403", "ok") },
  "routes/admin.users.new.tsx":       { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.users.$id.edit.tsx":  { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.users.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.users.$id.access.tsx": { loader: row("login", "403", "403", "ok") },
  "routes/admin.users.$id.$step.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.users.$id.history.tsx": { loader: row("login", "403", "403", "ok") },
  "routes/admin.users.second-factor.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.users.$id.second-factor.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.account.second-factor.tsx": { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.account.second-factor.recovery-codes.tsx": { loader: row("login", "factor", "factor", "factor"),
                                        action: row("login", "factor", "factor", "factor") },
  "routes/admin.account.second-factor.off.tsx": { loader: row("login", "factor", "factor", "factor"),
                                        action: row("login", "factor", "factor", "factor") },
  "routes/admin.podcast-content.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.podcast-content.$language.$key.tsx": { loader: row("login", "ok", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.podcast-content.$language.$key.autosave.tsx": { loader: row("login", "ok", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.settings.$setting.tsx": { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.settings.samples.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.settings.tsx":        { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.logs.tsx":            { loader: row("login", "403", "403", "ok") },
  "routes/admin.logs.export.tsx":     { loader: row("login", "403", "403", "ok") },
  "routes/admin.logs.$deletion.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.logs.statistics.tsx": { loader: row("login", "403", "403", "ok") },
  "routes/admin.logs.retention.tsx":  { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.logs.retention.confirm.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.messages.tsx":        { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.messages.$id.tsx":    { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.messages.$id.$step.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.messages.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.account.tsx":         { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.account.name.tsx":    { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.account.password.tsx": { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.account.sessions.end.tsx": { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.search.tsx":          { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.shortcuts.tsx":       { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.hilfe.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.test-database.tsx":   { loader: row("login", "403", "403", "ok") },
  "routes/admin.test-database.backup.tsx": { loader: row("login", "403", "403", "ok") },
  "routes/admin.translations.tsx":    { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.translations.$resource.$id.confirm.tsx": { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.tsx":          { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.drafts.publish.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.$resource.$id.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.drafts.$resource.$id.new.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.$resource.$id.edit.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.$resource.$id.publish.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.$resource.$id.discard.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.preview.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.drafts.preview.revoke.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.trash.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.trash.$resource.$id.restore.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.$resource.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.$resource.new.tsx":       { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.$resource.$id.edit.tsx":  { loader: row("login", "ok", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.$resource.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.$resource.$id.move.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.$resource.$id.history.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.$resource.$id.history.$changeId.restore.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.not-found.tsx":       { loader: row("login", "404", "404", "404") },
};

/** The second step of the login is open to people who have taken the first. */
const PENDING_LOGIN: Record<string, Outcome> = { "routes/admin.login.code.tsx": "ok" };

/** Routes that are open to an admin who lacks the required second factor. */
const OPEN_WITHOUT_FACTOR = new Set([
  "routes/admin.tsx",
  "routes/admin.setup.tsx",
  "routes/admin.setup.done.tsx",
  "routes/admin.login.tsx",
  "routes/admin.login.code.tsx",
  "routes/admin.logout.tsx",
  "routes/admin.welcome.tsx",
  "routes/admin.account.second-factor.tsx",
]);

/** The expected outcome of one part of a route. A caller without a column in the table counts as a stranger. */
export function expected(file: string, part: keyof Expectation, caller: Caller): Outcome | undefined {
  const outcomes = EXPECTATIONS[file]?.[part];
  if (caller === "pendingLogin") return PENDING_LOGIN[file] ?? outcomes?.stranger;
  if (caller === "deactivated" || caller === "deleted" || caller === "forger") return outcomes?.stranger;
  return outcomes?.[caller];
}

/** The same for an admin who must set up a second factor first. */
export function expectedWithoutFactor(file: string, part: keyof Expectation): Outcome | undefined {
  const outcome = EXPECTATIONS[file]?.[part]?.admin;
  return outcome === undefined || OPEN_WITHOUT_FACTOR.has(file) ? outcome : "factor";
}

function row(stranger: Outcome, viewer: Outcome, editor: Outcome, admin: Outcome): Row {
  return { stranger, viewer, editor, admin };
}
