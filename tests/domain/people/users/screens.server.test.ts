import { beforeEach, describe, expect, it } from "vitest";
import { newSecretId } from "~/domain/people/access/secret-id";
import { findUser } from "~/domain/people/users/users.server";
import { createLink, hasInitialPassword } from "~/domain/people/users/user-steps.server";
import { keepExpiredPost } from "~/http/expired-post.server";
import { takeNotice } from "~/http/notice.server";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import * as accessScreen from "~/routes/admin.users.$id.access";
import * as stepScreen from "~/routes/admin.users.$id.$step";
import * as layout from "~/routes/admin";
import * as deleteScreen from "~/routes/admin.users.$id.delete";
import * as editScreen from "~/routes/admin.users.$id.edit";
import * as loginScreen from "~/routes/admin.login";
import * as historyScreen from "~/routes/admin.users.$id.history";
import * as searchScreen from "~/routes/admin.search";
import * as newScreen from "~/routes/admin.users.new";
import * as listScreen from "~/routes/admin.users";
import * as welcomeScreen from "~/routes/admin.welcome";
import { sqlOf } from "../../../harness/sql";
import { postOf, refusalOf, requestWith, thrownBy } from "../../../http/browser";
import { employ } from "../access/factories";
import { answered, callOf, type Role, signInAs } from "../../record/record-screens";
import { addNewcomer, loginRequestFor, newcomer } from "./factories";

const newId = "3f0c9d0e-6a55-4d5e-9a6e-0d6a3f1c2b4a";

const screens = {
  new: newScreen,
  edit: editScreen,
  login: stepScreen,
  link: stepScreen,
  activate: stepScreen,
  deactivate: stepScreen,
  delete: deleteScreen,
};

type Name = keyof typeof screens;

beforeEach(signInAs);

function formOf(fields: Record<string, string | undefined>) {
  return postOf(Object.entries(fields).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])));
}

async function post(name: Name, { id = "", as = "admin" }: { id?: string; as?: Role }, fields: Record<string, string | undefined> = {}) {
  const shown = name === "login" || name === "link" ? { version: "1", token: newSecretId() } : {};
  return screens[name].action(await callOf(as, `/admin/users/${id}/${name}`, formOf({ ...shown, ...fields }), id));
}

/** The cookie of an answer with this name. */
function cookieOf(answer: unknown, name: string): string {
  const lines = answer instanceof Response ? answer.headers.getSetCookie() : [];
  return lines.find((line) => line.startsWith(`${name}=`))?.split(";")[0] ?? "";
}

async function noticeOf(answer: unknown) {
  const request = new Request("http://site.example/", { headers: { Cookie: cookieOf(answer, "notice") } });
  return (await takeNotice(request)).notice?.text;
}

async function createNewcomer(fields: Parameters<typeof addNewcomer>[1] = {}) {
  return addNewcomer(await employ(), fields);
}

describe("people without the permission", () => {
  it.each([
    ["new", "Sie haben keine Berechtigung, Benutzer zu erstellen."],
    ["edit", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
    ["login", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
    ["link", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
    ["activate", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
    ["deactivate", "Sie haben keine Berechtigung, Benutzer zu bearbeiten."],
    ["delete", "Sie haben keine Berechtigung, Benutzer zu löschen."],
  ] as const)("are refused to open and to send %s, with the specified message", async (name, text) => {
    const { id } = await createNewcomer();
    const before = await read.change.count();
    for (const as of ["viewer", "editor"] as const) {
      const seen = await thrownBy(screens[name].loader(await callOf(as, `/admin/users/${id}/${name}`, undefined, id)));
      const sent = await thrownBy(post(name, { id, as }, { version: "1" }));
      for (const response of [seen, sent]) expect(await refusalOf(response)).toEqual({ status: 403, text });
    }
    expect(await read.change.count()).toBe(before);
  });

  it("are offered only what they may do", async () => {
    const { may } = await listScreen.loader(await callOf("proofreader", "/admin/users"));
    expect(may).toEqual({ create: false, update: true, delete: false });
  });
});

describe("people with a custom role", () => {
  const NOTHING = { create: false, update: false, delete: false };

  it("are offered nothing about admins that would be refused, and everything else", async () => {
    const [{ id }, editor] = [await createNewcomer({ role: "admin" }), await employ({ role: "editor" })];
    const { users } = await listScreen.loader(await callOf("proofreader", "/admin/users"));
    const mayOf = (wanted: string) => users.find((user) => user.id === wanted)?.may;
    expect([mayOf(id), mayOf(editor.adminUserId)]).toEqual([NOTHING, { ...NOTHING, update: true }]);

    for (const screen of [editScreen, accessScreen]) {
      const call = async (wanted: string) => screen.loader(await callOf("proofreader", `/admin/users/${wanted}/edit`, undefined, wanted));
      const text = "Wer Administrator ist oder wird, bestimmen nur Administratoren.";
      expect(await refusalOf(await thrownBy(call(id)))).toEqual({ status: 403, text });
      await call(editor.adminUserId);
    }
    const form = await editScreen.loader(await callOf("proofreader", "/admin/users/x/edit", undefined, editor.adminUserId));
    expect(form.data.facts.roles.map(({ name }) => name)).not.toContain("admin");
  });

  it("find no link to what only admins may do, which an admin finds", async () => {
    const [{ id }, editor] = [await createNewcomer({ role: "admin" }), await employ({ role: "editor" })];
    const offeredTo = async (as: Role) => {
      const lookAt = (path: string, wanted = "") => callOf(as, path, undefined, wanted);
      const historyOf = async (wanted: string) => historyScreen.loader(await lookAt("/admin/users/x/history", wanted));
      const access = await accessScreen.loader(await lookAt("/admin/users/x/access", editor.adminUserId));
      const { openable } = await searchScreen.loader(await lookAt("/admin/search?q=e"));
      return [(await historyOf(id)).mayUpdate, (await historyOf(editor.adminUserId)).mayUpdate, access.data.login.mayTakeFactor, openable.includes("users")];
    };
    expect(await offeredTo("proofreader")).toEqual([false, true, false, false]);
    expect(await offeredTo("admin")).toEqual([true, true, true, true]);
  });

  it("may do less than an admin, who is offered all actions about admins", async () => {
    const { id } = await createNewcomer({ role: "admin" });
    const { users } = await listScreen.loader(await callOf("admin", "/admin/users"));
    expect(users.find((user) => user.id === id)?.may).toEqual({ create: true, update: true, delete: true });
    const form = await editScreen.loader(await callOf("admin", `/admin/users/${id}/edit`, undefined, id));
    expect(form.data.facts.roles.map(({ name }) => name)).toContain("admin");
  });
});

describe("the form of a new user", () => {
  it("leads to the remaining steps", async () => {
    const form = await newcomer({ email: "Nora@Calima.example", password: "Sieben Winde weit" });
    const answer = await post("new", {}, { id: newId, ...form });
    expect(answer).toRedirectTo(`/admin/users/${newId}/access`);
    expect(await noticeOf(answer)).toBe("Benutzer erfolgreich erstellt!");
    expect(await findUser(newId)).toMatchObject({ email: "nora@calima.example", isActive: false, hasLogin: false });
    const { data } = await accessScreen.loader(await callOf("admin", `/admin/users/${newId}/access`, undefined, newId));
    expect(data.login).toMatchObject({ hasInitialPassword: true, openLink: null, isLinkMailed: false, isOwn: false, shownLink: null });
  });

  it("shows every error, keeps the typed values, and returns no password", async () => {
    const { email } = await createNewcomer();
    const { data, status } = answered(await post("new", {}, { id: newId, email: "keine", password: "kurz" }));
    expect([status, data]).toMatchObject([
      422,
      {
        reply: {
          initialValue: { email: "keine" },
          error: {
            first_name: ["Vorname ist erforderlich"],
            last_name: ["Nachname ist erforderlich"],
            email: ["Bitte geben Sie eine gültige E-Mail-Adresse ein"],
            password: ["Passwort muss mindestens 8 Zeichen lang sein"],
            role_id: ["Rolle ist erforderlich"],
          },
        },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("kurz");
    const taken = answered(await post("new", {}, { id: newId, ...(await newcomer({ email })) }));
    expect(taken).toMatchObject({ status: 422, data: { reply: { error: { email: ["Ein Benutzer mit dieser E-Mail-Adresse existiert bereits."] } } } });
  });
});

describe("the typed password of a new user", () => {
  const AGAIN = "Bitte geben Sie das Passwort noch einmal ein: Es wird nie zurückgeschickt.";

  it("must be typed again when the form comes back, and no user is added without it", async () => {
    const [{ email }, fresh] = [await createNewcomer(), await newcomer({ password: "Sieben Winde weit" })];
    const taken = answered(await post("new", {}, { id: newId, ...fresh, email }));
    const error = { email: ["Ein Benutzer mit dieser E-Mail-Adresse existiert bereits."], password: [AGAIN] };
    expect(taken).toMatchObject({ status: 422, data: { reply: { initialValue: { with_password: "on" }, error } } });
    const { password, ...without } = fresh;
    const incomplete = answered(await post("new", {}, { id: newId, ...without, password, first_name: "" }));
    expect(incomplete.data).toMatchObject({ reply: { error: { first_name: ["Vorname ist erforderlich"], password: [AGAIN] } } });
    expect(JSON.stringify([taken, incomplete])).not.toContain(password);

    const mended = answered(await post("new", {}, { id: newId, ...without, password: "", with_password: "on" }));
    expect(mended).toMatchObject({ status: 422, data: { reply: { error: { password: [AGAIN] } } } });
    expect(await findUser(newId)).toBeNull();
    await post("new", {}, { id: newId, ...fresh, with_password: "on" });
    expect(await hasInitialPassword(newId)).toBe(true);
  });

  it("must be typed again when the form is sent after the session ended", async () => {
    const { password = "", ...fresh } = await newcomer({ password: "Sieben Winde weit" });
    const call = await callOf("admin", "/admin/users/new", formOf({ id: newId, ...fresh, password }));
    await keepExpiredPost(call.request);
    const { opened } = await newScreen.loader(await callOf("admin", "/admin/users/new"));
    expect(opened).toMatchObject({ isRestored: true, values: { first_name: "Nora", with_password: "on" } });
    expect(JSON.stringify(opened)).not.toContain(password);
  });

  it("is optional", async () => {
    await post("new", {}, { id: newId, ...(await newcomer()), password: "" });
    expect([(await findUser(newId))?.firstName, await hasInitialPassword(newId)]).toEqual(["Nora", false]);
  });
});

describe("the form of an existing user", () => {
  it("saves, and refuses an e-mail or a password that it does not contain", async () => {
    const { id, roleId, email } = await createNewcomer();
    const fields = { version: "1", first_name: "Nora", last_name: "Alt", role_id: roleId };
    for (const extra of [{ email: "neu@calima.example" }, { password: "Sieben Winde weit" }]) {
      expect(answered(await post("edit", { id }, { ...fields, ...extra })).status).toBe(422);
    }
    expect(await findUser(id)).toMatchObject({ email, lastName: "Neu" });
    const answer = await post("edit", { id }, fields);
    expect(answer).toRedirectTo("/admin/users");
    expect(await noticeOf(answer)).toBe("Benutzer erfolgreich aktualisiert!");
  });

  it("shows a conflict, and the typed values of a deleted user", async () => {
    const { id, roleId } = await createNewcomer();
    const fields = { version: "1", first_name: "Nora", role_id: roleId };
    await post("edit", { id }, { ...fields, last_name: "Alt" });
    expect(answered(await post("edit", { id }, { ...fields, last_name: "Jung" }))).toMatchObject({ status: 409, data: { conflict: { version: 2 } } });
    await post("delete", { id }, { version: "2" });
    const gone = answered(await post("edit", { id }, { ...fields, last_name: "Jung" }));
    expect(gone).toMatchObject({ status: 409, data: { gone: { values: { last_name: "Jung" } } } });
  });
});

describe("an unknown user", () => {
  it("keeps the typed values of the form", async () => {
    const typed = { first_name: "Ada", last_name: "Jung", role_id: "editor" };
    const sent = await post("edit", { id: "nobody" }, { version: "1", ...typed });
    expect(answered(sent)).toMatchObject({ status: 409, data: { gone: { values: typed } } });
  });

  it.each(["login", "link", "activate", "deactivate", "delete"] as const)("answers 404 to %s", async (name) => {
    const sent = await thrownBy(post(name, { id: "nobody" }, { version: "1" }));
    expect([sent.status, await sent.text()]).toEqual([404, "Benutzer nicht gefunden"]);
  });
});

describe("the answer to a form about a user", () => {
  it("reports activation, deactivation, deletion and a change by somebody else", async () => {
    const { id } = await createNewcomer();
    const on = await post("activate", { id }, { version: "1", view: "access" });
    expect(on).toRedirectTo(`/admin/users/${id}/access`);
    expect(await noticeOf(on)).toBe("„Nora Neu“ ist jetzt aktiv.");
    expect(answered(await post("deactivate", { id }, { version: "1" })).status).toBe(409);
    expect(await post("deactivate", { id }, { version: "2", page: "3" })).toRedirectTo("/admin/users?page=3");
    expect(answered(await post("delete", { id }, { version: "1" }))).toEqual({ status: 409, data: { hasChanged: true } });
    expect(await noticeOf(await post("delete", { id }, { version: "3" }))).toBe("Benutzer erfolgreich gelöscht!");
  });

  it("leads back to the page of the list", async () => {
    const { id } = await createNewcomer();
    const call = await callOf("admin", `/admin/users/${id}/delete?page=3`, formOf({ version: "1" }), id);
    expect(await deleteScreen.action(call)).toRedirectTo("/admin/users?page=3");
  });

  it("refuses non-admins what only admins may do", async () => {
    const [{ id }, role_id] = [await createNewcomer({ role: "admin" }), (await newcomer({ role: "admin" })).role_id];
    const text = "Wer Administrator ist oder wird, bestimmen nur Administratoren.";
    expect(answered(await post("link", { id, as: "proofreader" }))).toEqual({ status: 403, data: { failure: text } });
    expect(answered(await post("activate", { id, as: "proofreader" }, { version: "1" }))).toEqual({ status: 403, data: { failure: text } });
    const edited = await post("edit", { id, as: "proofreader" }, { version: "1", first_name: "Nora", last_name: "Alt", role_id });
    expect(answered(edited)).toMatchObject({ status: 422, data: { reply: { error: { role_id: [text] } } } });
  });

  it("refuses to remove the last active admin", async () => {
    const [last] = await read.adminUser.findMany({ where: { role: { name: "admin" } } });
    const id = last?.id ?? "";
    const viewer = (await newcomer({ role: "viewer" })).role_id;
    const text = "Es muss immer mindestens einen aktiven Administrator geben, der sich anmelden kann.";
    expect(answered(await post("deactivate", { id }, { version: "1" }))).toEqual({ status: 409, data: { failure: text } });
    expect(answered(await post("delete", { id }, { version: "1" }))).toMatchObject({ status: 422, data: { reply: { error: { "": [text] } } } });
    const demoted = await post("edit", { id }, { version: "1", first_name: "Ana", last_name: "Ferrer", role_id: viewer });
    expect(answered(demoted)).toMatchObject({ status: 422, data: { reply: { error: { role_id: [text] } } } });
  });

  it("marks the last active admin before anybody tries to remove it", async () => {
    const [last] = await read.adminUser.findMany({ where: { role: { name: "admin" } } });
    const id = last?.id ?? "";
    const lastAdminMarks = async () => {
      const call = await callOf("admin", `/admin/users/${id}`, undefined, id);
      const [list, edit, access] = [await listScreen.loader(call), await editScreen.loader(call), await accessScreen.loader(call)];
      return [list.lastAdminId, edit.data.facts.isLastAdmin, access.data.isLastAdmin, (await deleteScreen.loader(call)).isLastAdmin];
    };
    expect(await lastAdminMarks()).toEqual([id, true, true, true]);
    await employ();
    expect(await lastAdminMarks()).toEqual([null, false, false, false]);
  });

  it("names a failure of the database and keeps the typed values", async () => {
    const [{ id, roleId }, form] = [await createNewcomer(), await newcomer()];
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table changes rename to changes_away"]);
    try {
      const texts = {
        new: answered(await post("new", {}, { id: newId, ...form })),
        edit: answered(await post("edit", { id }, { version: "1", first_name: "Nora", last_name: "Alt", role_id: roleId })),
        delete: answered(await post("delete", { id }, { version: "1" })),
        activate: answered(await post("activate", { id }, { version: "1" })),
      };
      expect(texts).toMatchObject({
        new: { status: 503, data: { reply: { error: { "": ["Fehler beim Erstellen des Admin-Benutzers: Unbekannter Fehler"] }, initialValue: { email: form.email } } } },
        edit: { status: 503, data: { reply: { error: { "": ["Fehler beim Aktualisieren des Benutzers"] }, initialValue: { last_name: "Alt" } } } },
        delete: { status: 503, data: { reply: { error: { "": ["Fehler beim Löschen des Admin-Benutzers"] } } } },
        activate: { status: 503, data: { failure: "Fehler beim Ändern des Benutzerstatus" } },
      });
    } finally {
      await sql.run(["alter table changes_away rename to changes"]);
      await sql.close();
    }
    expect(await findUser(id)).toMatchObject({ version: 1, isActive: false });
  });
});

describe("the page of a user with a new link", () => {
  it("shows the link to its maker only, on this page only, until the maker leaves it", async () => {
    const { id } = await createNewcomer();
    const answer = await post("login", { id });
    expect(answer).toRedirectTo(`/admin/users/${id}/access`);
    const cookie = cookieOf(answer, "login-link");
    const asked = async (path: string, other: string, jar: string) => {
      const call = await callOf("admin", path, undefined, other);
      const headers = { Cookie: `${call.request.headers.get("Cookie") ?? ""}; ${jar}` };
      return { ...call, request: new Request(call.request.url, { headers }) };
    };
    const shownAt = async (other: string, jar: string) => {
      const { data, init } = await accessScreen.loader(await asked(`/admin/users/${other}/access`, other, jar));
      return { link: data.login.shownLink, headers: new Headers(init?.headers) };
    };
    const cookieAfter = async (path: string) => {
      const { init } = await layout.loader(await asked(path, id, cookie));
      return new Headers(init?.headers).getSetCookie().filter((line) => line.startsWith("login-link="));
    };
    const { link, headers } = await shownAt(id, cookie);
    expect(link).toMatch(/^http:\/\/[^/]+\/admin\/welcome\?token=[\w-]{43}$/);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect((await shownAt(id, "")).link).toBeNull();
    expect((await shownAt((await createNewcomer()).id, cookie)).link).toBeNull();

    await post("activate", { id }, { version: "1", view: "access" });
    expect(await cookieAfter(`/admin/users/${id}/access`)).toEqual([]);
    expect((await shownAt(id, cookie)).link).toBe(link);
    expect(await cookieAfter("/admin/users")).toEqual([expect.stringMatching(/^login-link=;.*Max-Age=0/)]);

    await post("link", { id });
    expect((await shownAt(id, cookie)).link).toBeNull();
  });
});

describe("one's own login", () => {
  it.each(["login", "link"] as const)("is not renewed by %s: its password is changed with the current one", async (step) => {
    const [own] = await read.adminUser.findMany({ where: { role: { name: "admin" } } });
    const id = own?.id ?? "";
    const answer = await thrownBy(post(step, { id }));
    expect(answer).toRedirectTo("/admin/account/password");
    expect([answer.status, await read.loginLink.count({ where: { adminUserId: id } })]).toEqual([303, 0]);
    const { data } = await accessScreen.loader(await callOf("admin", `/admin/users/${id}/access`, undefined, id));
    expect(data.login.isOwn).toBe(true);
  });
});

describe("one button for a new user", () => {
  it.each(["login", "link"] as const)("creates the %s and activates the user", async (step) => {
    const { id } = await createNewcomer({ password: "Sieben Winde weit" });
    const answer = await post(step, { id }, { activate: "on" });
    expect(answer).toRedirectTo(`/admin/users/${id}/access`);
    expect(await noticeOf(answer)).toMatch(/^„Nora Neu“ ist jetzt aktiv\. Der (Login|Einmal-Link für „Nora Neu“) ist angelegt/);
    expect(await findUser(id)).toMatchObject({ isActive: true, hasLogin: step === "login" });
    const [other] = [await createNewcomer()];
    await post(step, { id: other.id });
    expect(await findUser(other.id)).toMatchObject({ isActive: false });
    await post("deactivate", { id }, { version: step === "login" ? "3" : "2" });
    const text = "Dieser Benutzer wurde inzwischen bearbeitet. Bitte prüfen Sie den Stand, bevor Sie es erneut versuchen.";
    expect(answered(await post(step, { id }, { activate: "on" }))).toEqual({ status: 409, data: { failure: text } });
  });
});

describe("the page that a link opens", () => {
  async function welcome(token: string, fields?: Record<string, string>, as?: Role) {
    const path = `/admin/welcome?token=${token}`;
    const init = fields && formOf(fields);
    const call = as ? await callOf(as, path, init) : { request: await requestWith(null, path, init), params: {}, context: {} };
    return fields ? welcomeScreen.action(call) : welcomeScreen.loader(call);
  }

  it("asks twice for a password and leads to the login", async () => {
    const [{ id, email }, admin] = [await createNewcomer(), await employ()];
    const made = await createLink(loginRequestFor(id, admin));
    const token = made.ok ? (made.token ?? "") : "";
    expect(await welcome(token)).toMatchObject({ person: { email, firstName: "Nora" }, loggedIn: null });
    const typo = await welcome(token, { password: "Neun Wellen hoch", password_confirmation: "Neun Wellen" });
    expect(answered(typo)).toMatchObject({ status: 422, data: { reply: { error: { password_confirmation: ["Passwörter stimmen nicht überein"] } } } });
    const frequent = await welcome(token, { password: "iloveyou", password_confirmation: "iloveyou" });
    expect(answered(frequent)).toMatchObject({ status: 422, data: { reply: { error: { password: ["Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes."] } } } });
    const answer = await welcome(token, { password: "Neun Wellen hoch", password_confirmation: "Neun Wellen hoch" });
    expect(answer).toRedirectTo("/admin/login");
    expect(await noticeOf(answer)).toContain("sobald ein Administrator Ihr Konto aktiviert hat");
    for (const again of [undefined, { password: "egal" }]) {
      const refusal = await thrownBy(welcome(token, again));
      expect([refusal.status, await refusal.text()]).toEqual([410, "used"]);
    }
  });

  it("names another person who is logged in with this browser, and logs them out when the password is saved", async () => {
    const [{ id }, admin] = [await createNewcomer(), await employ()];
    const made = await createLink(loginRequestFor(id, admin));
    const token = made.ok ? (made.token ?? "") : "";
    expect(await welcome(token, undefined, "editor")).toMatchObject({ loggedIn: "Ana Ferrer" });
    await welcome(token, { password: "iloveyou", password_confirmation: "iloveyou" }, "editor");
    const loginOf = async (as: Role) => loginScreen.loader(await callOf(as, "/admin/login"));
    expect(await thrownBy(loginOf("editor"))).toRedirectTo("/admin");
    const chosen = await welcome(token, { password: "Neun Wellen hoch", password_confirmation: "Neun Wellen hoch" }, "editor");
    expect(chosen).toRedirectTo("/admin/login");
    await expect(loginOf("editor")).resolves.toMatchObject({ data: { notice: null } });
    expect(await thrownBy(loginOf("viewer"))).toRedirectTo("/admin");
  });

  it("answers 404 for an invented link", async () => {
    const refusal = await thrownBy(welcome("made-up"));
    expect([refusal.status, await refusal.text()]).toEqual([404, "unknown"]);
    expect(welcomeScreen.headers({ loaderHeaders: new Headers(), parentHeaders: new Headers(), actionHeaders: new Headers(), errorHeaders: undefined })).toEqual({
      "Referrer-Policy": "strict-origin",
      "Cache-Control": "no-store",
    });
  });
});

describe("the history of a user", () => {
  it("shows the changes with the field names of the form", async () => {
    const { id, roleId } = await createNewcomer();
    await post("edit", { id }, { version: "1", first_name: "Nora", last_name: "Alt", role_id: roleId });
    const history = await historyScreen.loader(await callOf("admin", `/admin/users/${id}/history`, undefined, id));
    expect(history).toMatchObject({ title: "Nora Alt", isDeleted: false, entries: [{ verb: "bearbeitet" }, { verb: "angelegt" }] });
    expect(history.entries[0]?.differences).toEqual([{ name: "last_name", before: "Neu", after: "Alt" }]);
  });
});
