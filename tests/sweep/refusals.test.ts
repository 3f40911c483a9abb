import { describe, expect, it } from "vitest";
import { z } from "zod";
import { addressOf } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";

const REFUSALS = [
  ["viewer", "/admin/team/new", "Sie haben keine Berechtigung, Teammitglieder zu erstellen."],
  ["viewer", "/admin/team/:id/move", "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten."],
  ["editor", "/admin/team/:id/delete", "Sie haben keine Berechtigung, Teammitglieder zu löschen."],
  ["viewer", "/admin/projects/new", "Sie haben keine Berechtigung, Projekte zu erstellen."],
  ["viewer", "/admin/projects/:id/status", "Sie haben keine Berechtigung, Projekte zu bearbeiten."],
  ["editor", "/admin/projects/:id/delete", "Sie haben keine Berechtigung, Projekte zu löschen."],
  ["editor", "/admin/logs/delete-old", "Sie haben keine Berechtigung, Logs zu löschen."],
  ["viewer", "/admin/logs/delete-all", "Sie haben keine Berechtigung, Logs zu löschen."],
  ["editor", "/admin/users/:id/second-factor", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
  ["viewer", "/admin/media/upload", "Sie haben keine Berechtigung, Medien zu erstellen."],
  ["viewer", "/admin/media/:id/replace", "Sie haben keine Berechtigung, Medien zu bearbeiten."],
  ["editor", "/admin/media/:id/delete", "Sie haben keine Berechtigung, Medien zu löschen."],
  ["editor", "/admin/logs", "Sie haben keine Berechtigung, Logs anzusehen."],
  ["editor", "/admin/users/new", "Sie haben keine Berechtigung, Benutzer zu erstellen."],
  ["editor", "/admin/users/:id/edit", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
  ["editor", "/admin/users/:id/activate", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
  ["editor", "/admin/users/:id/delete", "Sie haben keine Berechtigung, Benutzer zu löschen."],
  ["editor", "/admin/users", "Sie haben keine Berechtigung, Benutzer anzusehen."],
] as const;

let site: Site;
let sql: Sql;

useFurnishedSite((started) => ({ site, sql } = started));

describe("a refusal", () => {
  it.each(REFUSALS)("of the %s at %s is a page with the reason", async (role, pattern, text) => {
    const visitor = await signInAs(site, role);
    const path = await addressOf({ pattern }, sql);
    await expect(await visitor.get(path)).toRefuse(403, text);
    const isForm = !["/admin/logs", "/admin/users"].includes(pattern);
    if (isForm) await expect(await visitor.post(path, { version: "1" })).toRefuse(403, text);
  });

  it("shows the typed values for copying, a link to the dashboard, and no button to send them again", async () => {
    const viewer = await signInAs(site, "viewer");
    const path = await addressOf({ pattern: "/admin/team/:id/edit" }, sql);
    const text = await (await viewer.post(path, { version: "1", name: "Ada", bio: "Ein langer Absatz." })).text();
    for (const word of [">Sie haben keine Berechtigung, Teammitglieder zu bearbeiten.</h1>", "hier stehen sie vollständig", ">Ein langer Absatz.<", "Biografie", "Zum Dashboard"]) expect(text).toContain(word);
    expect(text).not.toContain("Noch einmal senden");
  });

  it("gives the reason if two edits are valid alone but not together", async () => {
    const editor = await signInAs(site, "editor");
    const [member] = await sql.rows("SELECT id, name, position, version FROM team_members WHERE is_active LIMIT 1");
    const { id, name, position, version } = z.object({ id: z.string(), name: z.string(), position: z.string(), version: z.coerce.number() }).parse(member);
    const save = (roles: Record<string, string>, after: number) =>
      editor.post(`/admin/team/${id}/edit`, { version: (version + after).toString(), name, position, ...roles });
    await save({ is_team_member: "on", is_moderator: "on" }, 0);
    await save({ is_moderator: "on" }, 1);
    const answer = await save({ is_team_member: "on" }, 1);
    const text = await answer.text();
    expect([answer.status, text.includes("Gleichzeitig bearbeitet")]).toEqual([409, true]);
    expect(text).toContain("„Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)“");
    expect(text).not.toContain("dieselben Angaben");
  });

  it("of a stranger leads to the login, and from there back to the requested page", async () => {
    const stranger = site.newVisitor();
    expect(await stranger.get("/admin/team?filter=team")).toRedirectTo("/admin/login?next=%2Fadmin%2Fteam%3Ffilter%3Dteam");
    await expect(await stranger.get("/admin/login?next=%2Fadmin%2Fteam")).toShow(
      "Nicht authentifiziert - Bitte melden Sie sich an, um fortzufahren.",
    );
  });

  it("of an unknown record is a 404", async () => {
    const admin = await signInAs(site, "admin");
    await expect(await admin.get("/admin/team/no-such-id/edit")).toRefuse(404);
    await expect(await admin.post("/admin/team/no-such-id/delete", { version: "1" })).toRefuse(404);
  });
});
