import type { Caller } from "../harness/people";

/**
 * What one call is answered with:
 * - `ok`: the loader or action ran for this caller (an empty form may then come back as 422)
 * - `login`: sent to the login, nothing ran
 * - `403`: refused for want of a right, nothing ran
 * - `404`: no such thing, for this caller or anyone
 * - `409`: done already, for everyone: the set-up
 */
export type Outcome = "ok" | "login" | "403" | "404" | "409";

export interface Expectation {
  loader?: Row;
  action?: Row;
}

type Row = Record<Caller, Outcome>;

/** Every loader and action of the build, by the file of its route. A file that is missing here fails the sweep. */
export const EXPECTATIONS: Record<string, Expectation> = {
  // -- the site -------------------------------- stranger viewer editor admin
  "root.tsx":                         { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/_site.tsx":                 { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/home.tsx":                  { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/vision.tsx":                { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.tsx":              { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.podcast.tsx":      { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.kino.tsx":        { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.radio.tsx":       { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.media-web.tsx":   { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/services.events.tsx":      { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/team.tsx":                  { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/moderators.tsx":            { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/sponsors.tsx":              { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/contact.tsx":               { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/legal.tsx":                 { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/showreel.tsx":              { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/cookies.tsx":               { action: row("ok",    "ok",  "ok",  "ok") },
  "routes/embed.tsx":                 { loader: row("404",   "404", "404", "404"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/maintenance-popup.tsx":     { loader: row("404",   "404", "404", "404"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/not-found.tsx":             { loader: row("404",   "404", "404", "404") },
  "routes/language.tsx":              { loader: row("404",   "404", "404", "404"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  "routes/health.tsx":                { loader: row("ok",    "ok",  "ok",  "ok") },
  "routes/robots[.]txt.tsx":          { loader: row("ok",    "ok",  "ok",  "ok") },
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
  "routes/admin.logout.tsx":          { loader: row("ok",    "ok",  "ok",  "ok"),
                                        action: row("ok",    "ok",  "ok",  "ok") },
  // -- the administration ---------------------- stranger viewer editor admin
  "routes/admin.team.tsx":            { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.team.new.tsx":        { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.team.$id.edit.tsx":   { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.team.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.team.$id.move.tsx":   { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.pages.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.content.tsx":         { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.sponsors.tsx":        { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.sponsors.new.tsx":       { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.sponsors.$id.edit.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.sponsors.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                            action: row("login", "403", "403", "ok") },
  "routes/admin.sponsors.$id.move.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.projects.tsx":        { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.projects.new.tsx":       { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.projects.$id.edit.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.projects.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                            action: row("login", "403", "403", "ok") },
  "routes/admin.projects.$id.move.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.services.tsx":        { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.services.new.tsx":       { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.services.$id.edit.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.services.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                            action: row("login", "403", "403", "ok") },
  "routes/admin.services.$id.move.tsx":  { loader: row("login", "403", "ok",  "ok"),
                                            action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.media.upload.tsx":    { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.media.upload.file.tsx": {
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
  "routes/admin.podcast-crew.tsx":    { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.podcast-content.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.settings.tsx":        { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.logs.tsx":            { loader: row("login", "403", "403", "ok") },
  "routes/admin.logs.export.tsx":     { loader: row("login", "403", "403", "ok") },
  "routes/admin.logs.delete-old.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.logs.delete-all.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.messages.tsx":        { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.messages.$id.tsx":    { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.messages.$id.done.tsx":   { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.messages.$id.spam.tsx":   { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.messages.$id.reopen.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.messages.$id.resend.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.messages.$id.delete.tsx": { loader: row("login", "403", "403", "ok"),
                                        action: row("login", "403", "403", "ok") },
  "routes/admin.search.tsx":          { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.shortcuts.tsx":       { loader: row("login", "ok",  "ok",  "ok"),
                                        action: row("login", "ok",  "ok",  "ok") },
  "routes/admin.test-database.tsx":   { loader: row("login", "403", "403", "ok") },
  "routes/admin.translations.tsx":    { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.translations.$noun.$id.confirm.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.trash.tsx":           { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.trash.$noun.$id.restore.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.$noun.$id.history.tsx": { loader: row("login", "ok",  "ok",  "ok") },
  "routes/admin.$noun.$id.history.$changeId.restore.tsx": { loader: row("login", "403", "ok",  "ok"),
                                        action: row("login", "403", "ok",  "ok") },
  "routes/admin.not-found.tsx":       { loader: row("login", "404", "404", "404") },
};

function row(stranger: Outcome, viewer: Outcome, editor: Outcome, admin: Outcome): Row {
  return { stranger, viewer, editor, admin };
}
