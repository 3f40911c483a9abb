import { beforeEach, describe, expect, it } from "vitest";
import { logOut } from "~/domain/people/access/login.server";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { endSessionsOf, findSessionUser, startSession } from "~/domain/people/access/sessions.server";
import { hasExpiredPost, keepTypedForm, takeExpiredPost, typedInto } from "~/http/expired-post.server";
import { requireUser } from "~/http/guard.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice, employ, HOME } from "../domain/people/access/factories";
import { postOf, requestWith, thrownBy } from "./browser";

const FORM = "/admin/team/1/edit";
const TYPED: [string, string][] = [
  ["version", "3"],
  ["name", "Ana Ferrer"],
  ["services", "podcast"],
  ["services", "kino"],
  ["es.bio", "Hola"],
];

async function open(userId: string) {
  return write((tx) => startSession(tx, { userId, visit: HOME }));
}

/** An editor whose session ended while typing. */
async function lateEditor() {
  const { userId } = await employ({ role: "editor" });
  const sessionId = await open(userId);
  await write((tx) => endSessionsOf(tx, { userId }));
  return { userId, sessionId };
}

async function userOf(userId: string): Promise<CurrentUser> {
  const user = await findSessionUser(await open(userId));
  if (!user) throw new Error("user not found");
  return user;
}

async function postLate(sessionId: string, body = postOf(TYPED), path = FORM) {
  return thrownBy(requireUser(await requestWith(sessionId, path, body)));
}

beforeEach(emptyOffice);

describe("a form that is sent after the session ended", () => {
  it("is also kept if the person logged out in another window", async () => {
    const { userId } = await employ({ role: "editor" });
    const sessionId = await open(userId);
    await logOut(sessionId, HOME);
    await postLate(sessionId);
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(userId))).toMatchObject({ name: "Ana Ferrer" });
  });

  it("leads to the login, which knows about it", async () => {
    const { sessionId } = await lateEditor();
    expect(await postLate(sessionId)).toRedirectTo(`/admin/login?next=${encodeURIComponent(FORM)}`);
    expect(await hasExpiredPost(await requestWith(sessionId, "/admin/login"), FORM)).toBe(true);
    expect(await hasExpiredPost(await requestWith(null, "/admin/login"), FORM)).toBe(false);
  });

  it("is returned to the same person as form values, also when the page is reloaded", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    const user = await userOf(userId);
    const page = await requestWith(null, FORM);
    const fields = { version: "3", name: "Ana Ferrer", services: ["podcast", "kino"], es: { bio: "Hola" } };
    expect(await takeExpiredPost(page, user)).toEqual(fields);
    expect(await takeExpiredPost(page, user)).toEqual(fields);
  });

  it("is kept without characters that a database refuses, and with its lines", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId, postOf([["na\0me", "A\0na"], ["bio", "Eins\r\nZwei"]]));
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(userId))).toEqual({ name: "Ana", bio: "Eins\nZwei" });
  });

  it("with a resolved conflict is returned as chosen, also during a database failure", async () => {
    const { userId, sessionId } = await lateEditor();
    const chosen = postOf([["version", "3"], ["choice.es.bio", "stored"], ["stored.es.bio", "De Ben"], ["es.bio", "Hola"], ["choice.bio", "typed"], ["bio", "Mein Text"]]);
    const fields = { version: "3", bio: "Mein Text", es: { bio: "De Ben" } };
    await postLate(sessionId, chosen);
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(userId))).toEqual(fields);
    expect(await typedInto(await requestWith(null, FORM, chosen))).toEqual(fields);
  });

  it("is returned for two minutes after the first time, as often as wanted", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    const user = await userOf(userId);
    await takeExpiredPost(await requestWith(null, FORM), user);
    const end = (await read.expiredPost.findFirst())?.expiresAt;
    expect(Math.round(((end?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(2);
    await takeExpiredPost(await requestWith(null, FORM), user);
    expect((await read.expiredPost.findFirst())?.expiresAt).toEqual(end);
  });

  it("is deleted when its form is sent, but not by another form, an autosave or a picture choice", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    const alive = await open(userId);
    for (const path of ["/admin/team/2/edit", `${FORM}/autosave`]) await requireUser(await requestWith(alive, path, postOf(TYPED)));
    await takeExpiredPost(await requestWith(alive, FORM), await userOf(userId));
    await requireUser(await requestWith(alive, FORM));
    await requireUser(await requestWith(alive, `/admin/media/choose?form=${FORM}`, postOf(TYPED)));
    expect(await read.expiredPost.count()).toBe(1);
    await requireUser(await requestWith(alive, FORM, postOf(TYPED)));
    expect(await read.expiredPost.count()).toBe(0);
  });

  it("is deleted when its form is saved as a draft", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    await takeExpiredPost(await requestWith(null, FORM), await userOf(userId));
    const draft = { ...postOf(TYPED), headers: { Referer: new URL(`${FORM}?page=2`, "http://site.example").href } };
    await requireUser(await requestWith(await open(userId), "/admin/drafts/team/1/new", draft));
    expect(await read.expiredPost.count()).toBe(0);
  });

  it("stays when the same form is sent from another window", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    await requireUser(await requestWith(await open(userId), FORM, postOf([["name", "Eva"]])));
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(userId))).toMatchObject({ name: "Ana Ferrer" });
  });

  it("stays beside forms of other new records, which are returned one after the other", async () => {
    const { userId, sessionId } = await lateEditor();
    const [path, user, alive] = ["/admin/team/new", await userOf(userId), await open(userId)];
    const begun = (name: string) => postOf([["id", `the id of ${name}`], ["name", name]]);
    for (const name of ["Ana", "Eva"]) await postLate(sessionId, begun(name), path);
    const given = async () => (await takeExpiredPost(await requestWith(null, path), user))?.name;
    expect([await given(), await given()]).toEqual(["Ana", "Ana"]);
    await requireUser(await requestWith(alive, path, begun("Ana")));
    expect([await given(), await given()]).toEqual(["Eva", "Eva"]);
    await requireUser(await requestWith(alive, path, begun("Eva")));
    expect(await given()).toBeUndefined();
  });

  it("of a new record is deleted when that form is sent, even if it was never returned", async () => {
    const { userId, sessionId } = await lateEditor();
    const [path, alive] = ["/admin/team/new", await open(userId)];
    const begun = (name: string) => postOf([["id", `the id of ${name}`], ["name", name]]);
    for (const name of ["Ana", "Eva"]) await postLate(sessionId, begun(name), path);
    const sent = await requestWith(alive, path, begun("Ana"));
    await requireUser(sent);
    expect(await read.expiredPost.findMany({ select: { fields: true } })).toMatchObject([{ fields: { name: "Eva" } }]);
    expect(await typedInto(sent)).toMatchObject({ name: "Ana" });
  });

  it("is returned to its own window when several wait for a picture", async () => {
    const user = await userOf((await employ({ role: "editor" })).userId);
    const leave = async (name: string) =>
      keepTypedForm(await requestWith(null, "/admin/media/choose", postOf([["id", `the id of ${name}`], ["name", name]])), user, "/admin/team/new?page=2");
    const [ana, eva] = [await leave("Ana"), await leave("Eva")];
    const given = async (path: string) => (await takeExpiredPost(await requestWith(null, path), user))?.name;
    expect([await given(eva), await given(ana), await given(eva)]).toEqual(["Eva", "Ana", "Eva"]);
    expect(new URL(ana, "http://calima.example").searchParams.get("page")).toBe("2");
  });

  it("is never returned to another person or into another form", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    const other = await userOf((await employ({ role: "admin" })).userId);
    expect(await takeExpiredPost(await requestWith(null, FORM), other)).toBeNull();
    expect(await takeExpiredPost(await requestWith(null, "/admin/team/2/edit"), await userOf(userId))).toBeNull();
    expect(await read.expiredPost.count()).toBe(1);
  });

  it("is kept beside that of another person for the same form", async () => {
    const [ana, eva] = [await lateEditor(), await lateEditor()];
    await postLate(ana.sessionId);
    await postLate(eva.sessionId, postOf([["name", "Eva"]]));
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(ana.userId))).toMatchObject({ name: "Ana Ferrer" });
  });

  it("is not kept, or promised, if no form would take it back", async () => {
    const { sessionId } = await lateEditor();
    const late = await postLate(sessionId, postOf([["version", "3"]]), "/admin/team/1/delete");
    expect(late).toRedirectTo(`/admin/login?next=${encodeURIComponent("/admin/team")}`);
    expect(await hasExpiredPost(await requestWith(sessionId, "/admin/login"), "/admin/team")).toBe(false);
    expect(await read.expiredPost.count()).toBe(0);
  });

  it("is not returned to a prefetch", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    const ahead = await requestWith(null, FORM, { headers: { "Sec-Purpose": "prefetch;prerender" } });
    expect(await takeExpiredPost(ahead, await userOf(userId))).toBeNull();
    expect(await read.expiredPost.count()).toBe(1);
  });

  it("expires after an hour", async () => {
    const { userId, sessionId } = await lateEditor();
    await postLate(sessionId);
    const millisecondsLeft = ((await read.expiredPost.findFirst())?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(millisecondsLeft / 60_000)).toBe(60);
    await write((tx) => tx.expiredPost.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } }));
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(userId))).toBeNull();
    expect(await hasExpiredPost(await requestWith(sessionId, "/admin/login"), FORM)).toBe(false);
  });

  it("loses its passwords, its files, and what the form library adds", async () => {
    const { userId, sessionId } = await lateEditor();
    const form = new FormData();
    form.append("first_name", "Ana");
    form.append("__intent__", "validate");
    form.append("password", "Sieben Inseln");
    form.append("password_confirmation", "Sieben Inseln");
    form.append("file", new File(["picture"], "ana.png", { type: "image/png" }));
    await postLate(sessionId, postOf(form));
    expect(await takeExpiredPost(await requestWith(null, FORM), await userOf(userId))).toEqual({ first_name: "Ana", with_password: "on", with_file: "on" });
  });

  it("is not kept if it is too large, and still leads to the login", async () => {
    const { sessionId } = await lateEditor();
    const response = await postLate(sessionId, postOf([["bio", "x".repeat(300_000)]]));
    expect(response.status).toBe(303);
    expect(await read.expiredPost.count()).toBe(0);
  });

  it("is deleted after its hour together with the next one, whoever sent it", async () => {
    for (const path of ["/admin/team/1/edit", "/admin/team/2/edit"]) await postLate((await lateEditor()).sessionId, postOf(TYPED), path);
    await write((tx) => tx.expiredPost.updateMany({ where: { path: "/admin/team/1/edit" }, data: { expiresAt: new Date(Date.now() - 1) } }));
    await postLate((await lateEditor()).sessionId, postOf(TYPED), "/admin/team/3/edit");
    expect((await read.expiredPost.findMany({ orderBy: { path: "asc" } })).map(({ path }) => path)).toEqual(["/admin/team/2/edit", "/admin/team/3/edit"]);
  });

  it("replaces an earlier one of the same form, and twenty forms are kept per person", async () => {
    const { sessionId } = await lateEditor();
    for (let id = 0; id < 25; id += 1) await postLate(sessionId, postOf(TYPED), `/admin/team/${id.toString()}/edit`);
    await postLate(sessionId, postOf([["name", "Ana María"]]), "/admin/team/24/edit");
    const kept = await read.expiredPost.findMany({ orderBy: { expiresAt: "asc" } });
    expect(kept).toHaveLength(20);
    expect(kept.at(0)?.path).toBe("/admin/team/5/edit");
    expect(kept.at(-1)).toMatchObject({ path: "/admin/team/24/edit", fields: { name: "Ana María" } });
  });
});
