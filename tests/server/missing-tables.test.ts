import { describe, expect, it } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

let site: Site;
let sql: Sql;
let admin: Visitor;

useFurnishedSite(async (started) => {
  ({ site, sql } = started);
  admin = await signInAs(site, "admin");
});

/** The answer while a table is missing. */
async function without(table: string, open: () => Promise<Response>) {
  await sql.run([`ALTER TABLE ${table} RENAME TO ${table}_away`]);
  try {
    const answer = await open();
    return { status: answer.status, text: (await answer.text()).replaceAll("&quot;", '"') };
  } finally {
    await sql.run([`ALTER TABLE ${table}_away RENAME TO ${table}`]);
  }
}

/** Comes first, because the process remembers the rule once it has read it. */
describe("an admin without a second factor, before the site has read the rule about it", () => {
  it.each(["/admin", "/admin/team", "/admin/account/second-factor"])("gets 503 and no request for a second factor: %s", async (path) => {
    const { status, text } = await without("website_settings", () => admin.get(path));
    expect([status, text]).toEqual([503, expect.stringContaining("Die Datenbank antwortet gerade nicht.")]);
    expect(text).not.toContain("Zweiter Faktor");
  });

  it("gets the typed values back", async () => {
    const { status, text } = await without("website_settings", () => admin.post("/admin/team/new", { name: "Ada", bio: "Ein langer Absatz." }));
    expect([status, text]).toEqual([503, expect.stringContaining("Ein langer Absatz.")]);
  });
});

describe("a dashboard that cannot be read", () => {
  it("offers to load it again, and no link to itself", async () => {
    const { status, text } = await without("team_members", () => admin.get("/admin"));
    expect([status, text]).toEqual([500, expect.stringContaining("Neu laden")]);
    expect(text).not.toContain("Zum Dashboard");
  });
});

/** The path of each form, its table, the error without that table, the label of a field, and the typed values. */
const FORMS = [
  { path: "/admin/team/:id/edit", table: "team_members", says: "Fehler beim Speichern: Unbekannter Fehler", named: "Biografie", typed: { name: "Ada", position: "Kamera", is_team_member: "on", bio: "Ein langer Absatz." } },
  { path: "/admin/sponsors/:id/edit", table: "partners", says: "Fehler beim Speichern: Unbekannter Fehler", named: "Beschreibung (Español)", typed: { name: "Ada", category: "Radio", "es.description": "Ein langer Absatz." } },
  { path: "/admin/podcast-content/es/hero", table: "podcast_content", says: "Fehler beim Speichern", named: "Titel", typed: { title: "Ein langer Absatz.", subtitle: "Kurz" } },
  { path: "/admin/settings", table: "website_settings", says: "Fehler beim Speichern der Einstellungen", named: "Nachricht", typed: { maintenance_popup_title: "Titel", maintenance_popup_message: "Ein langer Absatz.", maintenance_popup_button_text: "Gut" } },
] as const;

describe("a form that can be neither saved nor read", () => {
  it.each(FORMS)("$path keeps all typed values, and can be sent again", async ({ path, table, says, named, typed }) => {
    const [row] = path.includes(":id") ? await sql.rows(`SELECT id FROM ${table} WHERE is_active LIMIT 1`) : [{ id: "" }];
    const address = path.replace(":id", String(row?.id));
    const { status, text } = await without(table, () => admin.post(address, { version: "1", ...typed }));
    expect(status).toBe(503);
    for (const word of [`>${says}</h1>`, "hier stehen sie vollständig", named, "Ein langer Absatz.", "Noch einmal senden"]) expect(text).toContain(word);
    for (const [name, value] of Object.entries(typed)) expect(text).toContain(`name="${name}" value="${value}"`);
    expect(text).not.toContain("Bitte prüfen Sie Ihre Angaben");
  });
});

describe("a form with hidden fields that can be neither saved nor read", () => {
  it("shows only what was typed", async () => {
    const typed = { title: "Ein langer Absatz.", version: "0", opened_at: "2026-11-29T10:19:58.414Z" };
    const { status, text } = await without("podcast_content", () => admin.post("/admin/podcast-content/es/hero", typed));
    expect([status, text]).toEqual([503, expect.stringContaining(">Ein langer Absatz.<")]);
    expect(text).toContain('name="opened_at" value="2026-11-29T10:19:58.414Z"');
    expect(text).not.toContain(">opened_at<");
  });

  it("keeps the texts of several pictures apart, and can be sent again", async () => {
    const hidden = { "files[0].id": "one", "files[0].version": "1", "files[1].id": "two", "files[1].version": "1" };
    const typed = { "files[0].alt_text": "Ein Boot", "files[1].alt_text": "Ein Hafen", "files[1].es.alt_text": "Un puerto" };
    const { status, text } = await without("media_assets", () => admin.post("/admin/media/alt-texts", { ...hidden, ...typed }));
    expect(status).toBe(503);
    for (const value of Object.values(typed)) expect(text).toContain(`>${value}<`);
    expect(text).not.toMatch(/>files[^<]*(id|version)</);
    const again = [...text.matchAll(/<input type="hidden" name="(files[^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]): [string, string] => [name, value]);
    expect(again.map(([, value]) => value).toSorted()).toEqual([...Object.values(hidden), ...Object.values(typed)].toSorted());
    expect((await admin.post("/admin/media/alt-texts", Object.fromEntries(again))).status).toBe(303);
  });

  it.each([
    ["/admin/sponsors/:id/delete", "SELECT id FROM partners WHERE is_active LIMIT 1", { version: "1" }],
    ["/admin/trash/sponsors/:id/restore", "SELECT id FROM partners WHERE is_active LIMIT 1", { deletion: "a-change" }],
  ])("does not say that it shows what was typed, if nothing was: %s", async (path, query, sent) => {
    const [row] = await sql.rows(query);
    const { status, text } = await without("partners", () => admin.post(path.replace(":id", String(row?.id)), sent));
    expect(status).toBe(503);
    for (const word of ["Unbekannter Fehler</h1>", "Noch einmal senden"]) expect(text).toContain(word);
    expect(text).not.toContain("Ihre Angaben");
  });
});

/** A screen, a missing table, and the error that the screen shows; null if the screen works without the table. */
const SCREENS = [
  ["/admin/team/new", "team_members", null],
  ["/admin/sponsors/:id/edit", "partners", "Fehler beim Laden der Sponsoren"],
  ["/admin/projects/:id/delete", "projects", "Fehler beim Laden der Projekte: Unbekannter Fehler"],
  ["/admin/podcast-crew/:id/edit", "podcast_crew", "Fehler beim Laden der Crew-Mitglieder"],
  ["/admin/settings", "website_settings", "Fehler beim Laden der Einstellungen"],
  ["/admin", "website_settings", null],
  ["/admin/team", "website_settings", null],
] as const;

describe("a screen", () => {
  it.each(SCREENS)("%s without %s shows its own error, or works if this is null: %s", async (path, table, says) => {
    const [row] = path.includes(":id") ? await sql.rows(`SELECT id FROM ${table} LIMIT 1`) : [{ id: "" }];
    const { status, text } = await without(table, () => admin.get(path.replace(":id", String(row?.id))));
    if (says === null) expect(status).toBe(200);
    else expect([status, text]).toEqual([500, expect.stringContaining(`>${says}</h1>`)]);
  });
});

describe("a button whose write fails", () => {
  it.each([
    ["sponsors", "partners", "move", "Fehler beim Speichern: Unbekannter Fehler"],
    ["projects", "projects", "status", "Fehler beim Aktualisieren: Unbekannter Fehler"],
  ])("shows the error on its own page: %s", async (resource, table, button, says) => {
    const [row] = await sql.rows(`SELECT id FROM ${table} WHERE is_active LIMIT 1`);
    const { status, text } = await without("changes", () => admin.post(`/admin/${resource}/${String(row?.id)}/${button}`, { version: "1", ...(button === "move" && { direction: "down" }) }));
    expect(status).toBe(503);
    expect(text).toContain(`>${says}<`);
  });
});

describe("a preview", () => {
  it("is 503 instead of a page with built-in texts", async () => {
    expect((await admin.post("/admin/drafts/pages/about.mission_text/new", { version: "0", content_value: "Im Entwurf" })).status).toBe(303);
    const [, token = ""] = /name="token" value="([\w-]{43})"/.exec(await (await admin.get("/admin/drafts/preview")).text()) ?? [];
    expect((await admin.post("/admin/drafts/preview", { token, hours: "1" })).status).toBe(303);
    const guest = site.newVisitor();
    await guest.get(`/preview/${token}`);
    expect((await without("content", () => guest.get("/de/services/radio"))).status).toBe(503);
    expect((await guest.get("/de/services/radio")).status).toBe(200);
  });

  it("of a form is 503 instead of a page without one of its parts", async () => {
    const { status, text } = await without("projects", () => admin.post("/admin/preview/pages/home/hero_tagline", { version: "0", content_value: "Neu" }));
    expect([status, text]).toEqual([503, expect.stringContaining("Die Vorschau ist gerade nicht zu erreichen.")]);
  });
});
