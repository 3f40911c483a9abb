import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RoleName } from "~/domain/people/access/permissions";
import { startSession } from "~/domain/people/access/sessions.server";
import { saveSecondFactorRule } from "~/domain/people/access/second-factor-rule.server";
import { requireAdmin, requireNamed, requirePermission, requirePermissionOf, requireSignedIn, requireUser } from "~/http/guard.server";
import { takeNotice } from "~/http/notice.server";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import * as taking from "~/routes/admin.users.$id.second-factor";
import * as second from "~/routes/admin.users.second-factor";
import { sqlOf } from "../harness/sql";
import { emptyOffice, employ, employProofreader, HOME } from "../domain/people/access/factories";
import { postOf, requestWith, thrownBy } from "./browser";

async function sessionOf(role: RoleName) {
  const person = await employ({ role });
  return { ...person, sessionId: await write((tx) => startSession(tx, { userId: person.userId, visit: HOME })) };
}

beforeEach(emptyOffice);

describe("the guard", () => {
  it("returns the signed-in user", async () => {
    const { sessionId, adminUserId, email } = await sessionOf("editor");
    const user = await requireUser(await requestWith(sessionId, "/admin/team"));
    expect(user).toMatchObject({ adminUserId, email, roleName: "editor" });
  });

  it("redirects a stranger to the login, which leads back to the requested page", async () => {
    const response = await thrownBy(requireUser(await requestWith(null, "/admin/team?filter=moderator")));
    expect(response.status).toBe(302);
    expect(response).toRedirectTo("/admin/login?next=%2Fadmin%2Fteam%3Ffilter%3Dmoderator");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("tells only people with a session that an address does not exist", async () => {
    const answerTo = async (id: string | null) => thrownBy(requireNamed(await requestWith(id, "/admin/nothing"), null));
    expect(await answerTo(null)).toRedirectTo("/admin/login?next=%2Fadmin%2Fnothing");
    expect((await answerTo((await sessionOf("viewer")).sessionId)).status).toBe(404);
  });

  it("redirects a stranger's data request to the page of that data", async () => {
    const response = await thrownBy(requireUser(await requestWith(null, "/admin/team.data?_routes=routes%2Fadmin.team")));
    expect(response).toRedirectTo("/admin/login?next=%2Fadmin%2Fteam");
  });

  it("answers a stranger's post with 303, keeps nothing of it, and says so for a form and for a button", async () => {
    const answerAt = async (path: string) => thrownBy(requireUser(await requestWith(null, path, postOf([["name", "Eve"]]))));
    const response = await answerAt("/admin/team/new");
    expect(response.status).toBe(303);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await read.expiredPost.count()).toBe(0);
    const saidBy = async ({ headers }: Response) => (await takeNotice(new Request("http://site.example/", { headers: { Cookie: headers.get("Set-Cookie") ?? "" } }))).notice?.text;
    expect(await saidBy(response)).toBe("Ihre Eingaben konnten nicht aufbewahrt werden: Bitte geben Sie sie nach der Anmeldung noch einmal ein.");
    expect(await saidBy(await answerAt("/admin/team/1/move"))).toBe("Ihr letzter Klick hat nichts geändert: Bitte wiederholen Sie ihn nach der Anmeldung.");
    expect(await saidBy(await answerAt("/admin/account/password"))).toMatch(/^Ihr letzter Klick hat nichts geändert/);
    // it leads back to its own question
    expect(await saidBy(await answerAt("/admin/drafts/publish"))).toBeUndefined();
  });

  it("sets no notice if it keeps the typed values", async () => {
    const { sessionId, userId } = await sessionOf("editor");
    await write((tx) => tx.session.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } }));
    const response = await thrownBy(requireUser(await requestWith(sessionId, "/admin/team/new", postOf([["name", "Eva"]]))));
    expect([response.status, response.headers.get("Set-Cookie"), await read.expiredPost.count()]).toEqual([303, null, 1]);
  });

  it("returns the typed values when they could not be kept after the session ended", async () => {
    const { sessionId, userId } = await sessionOf("editor");
    await write((tx) => tx.session.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } }));
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table expired_posts rename to expired_posts_away"]);
    const answer = await requestWith(sessionId, "/admin/team/new", postOf([["name", "Eva"]]))
      .then((request) => thrownBy(requireUser(request)))
      .finally(async () => {
        await sql.run(["alter table expired_posts_away rename to expired_posts"]);
        await sql.close();
      });
    expect([answer.status, await answer.json()]).toMatchObject([503, { reply: { initialValue: { name: "Eva" } } }]);
  });

  it("accepts no unknown session id", async () => {
    await sessionOf("admin");
    const response = await thrownBy(requireUser(await requestWith("guessed", "/admin")));
    expect(response.status).toBe(302);
  });

  it.each([
    ["viewer", "read", "team", null],
    ["viewer", "update", "team", "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten."],
    ["editor", "update", "team", null],
    ["editor", "delete", "projects", "Sie haben keine Berechtigung, Projekte zu löschen."],
    ["editor", "read", "logs", "Sie haben keine Berechtigung, Logs anzusehen."],
    ["admin", "delete", "users", null],
  ] as const)("answers a request of %s to %s %s: %s", async (role, action, resource, refusal) => {
    const { sessionId } = await sessionOf(role);
    const asked = requirePermission(await requestWith(sessionId, "/admin"), action, resource);
    if (refusal === null) return expect((await asked).roleName).toBe(role);
    const response = await thrownBy(asked);
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 403, text: refusal });
  });
});

describe("a person who lost the permission", () => {
  const typed = postOf([["version", "3"], ["name", "Ana Ferrer"]]);
  const text = "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten.";

  it("gets the typed values of a form back, and only the message for a button", async () => {
    const { sessionId } = await sessionOf("viewer");
    const ask = async (path: string) => thrownBy(requirePermission(await requestWith(sessionId, path, typed), "update", "team"));
    const form = await ask("/admin/team/1/edit");
    expect([form.status, await form.json()]).toMatchObject([403, { reply: { initialValue: { name: "Ana Ferrer" }, error: { "": [text] } } }]);
    const button = await ask("/admin/team/1/move");
    expect([button.status, await button.text()]).toEqual([403, text]);
  });

  it("gets only the message for a form that is too large to come back", async () => {
    const { sessionId } = await sessionOf("viewer");
    const request = await requestWith(sessionId, "/admin/team/1/edit", postOf([["bio", "x".repeat(300_000)]]));
    const answer = await thrownBy(requirePermission(request, "update", "team"));
    expect([answer.status, await answer.text()]).toEqual([403, text]);
  });
});

describe("an admin who owes a second factor", () => {
  async function owing() {
    const person = await sessionOf("admin");
    await saveSecondFactorRule({ isRequired: true, by: person.adminUserId });
    return person;
  }

  afterEach(() => write((tx) => tx.websiteSetting.deleteMany({ where: { key: "second_factor_required" } })));

  it.each(["/admin/team?filter=team", "/admin/team.data", "/admin/users"])("is redirected to its set-up instead of %s", async (path) => {
    const { sessionId } = await owing();
    expect(await thrownBy(requireUser(await requestWith(sessionId, path)))).toRedirectTo("/admin/account/second-factor");
    const request = await requestWith(sessionId, path);
    expect(await thrownBy(requirePermission(request, "read", "team"))).toRedirectTo("/admin/account/second-factor");
    const asking = { request, user: await requireSignedIn(request) };
    expect(await thrownBy(requirePermissionOf(asking, "read", "dashboard"))).toRedirectTo("/admin/account/second-factor");
  });

  it("keeps the values of a post", async () => {
    const { sessionId, userId } = await owing();
    const request = await requestWith(sessionId, "/admin/team/new", postOf([["name", "Eva"], ["code", "123456"]]));
    expect((await thrownBy(requireUser(request))).status).toBe(303);
    expect(await read.expiredPost.findMany({ select: { userId: true, fields: true } })).toEqual([{ userId, fields: { name: "Eva" } }]);
  });

  it("manages second factors as an admin, which a custom role may not, whatever it permits", async () => {
    const [admin, { userId }] = [await sessionOf("admin"), await employProofreader()];
    const proofreader = await write((tx) => startSession(tx, { userId, visit: HOME }));
    const path = "/admin/users/second-factor";
    expect(await requireAdmin(await requestWith(admin.sessionId, path))).toMatchObject({ roleName: "admin" });
    expect(await requirePermission(await requestWith(proofreader, path), "update", "users")).toMatchObject({ roleName: "proofreader" });
    const refusal = await thrownBy(requireAdmin(await requestWith(proofreader, path)));
    expect([refusal.status, await refusal.text()]).toEqual([403, "Sie haben keine Berechtigung, Benutzer zu bearbeiten."]);
    for (const action of [second.action, taking.action]) {
      const request = await requestWith(proofreader, path, postOf([["required", "true"]]));
      expect((await thrownBy(action({ request, params: { id: admin.adminUserId }, context: {} }))).status).toBe(403);
    }
  });

  it("can open the screen of the set-up", async () => {
    const { sessionId, adminUserId } = await owing();
    expect(await requireSignedIn(await requestWith(sessionId, "/admin/account/second-factor"))).toMatchObject({ adminUserId });
  });
});
