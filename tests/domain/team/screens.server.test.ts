import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listActiveMembers, members } from "~/domain/team/team.server";
import { takeNotice } from "~/http/notice.server";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import * as deleteScreen from "~/routes/admin.$resource.$id.delete";
import * as editScreen from "~/routes/admin.$resource.$id.edit";
import * as resetScreen from "~/routes/admin.$resource.$id.history.$changeId.restore";
import * as moveScreen from "~/routes/admin.$resource.$id.move";
import * as newScreen from "~/routes/admin.$resource.new";
import * as restoreScreen from "~/routes/admin.trash.$resource.$id.restore";
import * as debugScreen from "~/routes/admin.test-database";
import * as listScreen from "~/routes/admin.$resource";
import * as mediaRoute from "~/routes/media.$";
import * as publicScreen from "~/routes/team";
import { sqlOf } from "../../harness/sql";
import { refusalOf, requestWith, thrownBy } from "../../http/browser";
import { SVG } from "../../platform/image-corpus";
import { answered, callOf, multipart, pngFile, signInAs } from "../record/record-screens";
import { emptyTeam, createMember, createMembers } from "./factories";

const formFields = { name: "Alba Ferrer", position: "Kamera", is_team_member: "on" };

const newId = "3f0c9d0e-6a55-4d5e-9a6e-0d6a3f1c2b4a";

beforeAll(signInAs);

beforeEach(emptyTeam);

async function linkIn(answer: unknown) {
  const [line = ""] = answer instanceof Response ? answer.headers.getSetCookie() : [];
  const { notice } = await takeNotice(new Request("http://site.example/", { headers: { Cookie: line.split(";")[0] ?? "" } }));
  return notice?.link;
}

describe("the permissions for members", () => {
  const REFUSALS = [
    ["viewer", "new", "Sie haben keine Berechtigung, Teammitglieder zu erstellen."],
    ["viewer", "move", "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten."],
    ["viewer", "delete", "Sie haben keine Berechtigung, Teammitglieder zu löschen."],
    ["editor", "delete", "Sie haben keine Berechtigung, Teammitglieder zu löschen."],
  ] as const;

  const screens = { new: newScreen, edit: editScreen, move: moveScreen, delete: deleteScreen };

  it.each(REFUSALS)("refuse the %s to open and to send %s, with the specified message", async (role, name, text) => {
    const { id, version } = await createMember();
    const fields = { ...formFields, id: newId, version: version.toString(), direction: "up", name: "Anders" };
    for (const sent of [false, true]) {
      const call = await callOf(role, `/admin/team/${id}/${name}`, sent ? multipart(fields) : undefined, id);
      const response = await thrownBy(sent ? screens[name].action(call) : screens[name].loader(call));
      expect(await refusalOf(response)).toEqual({ status: 403, text });
    }
    expect(await listActiveMembers()).toMatchObject([{ id, name: "Alba Ferrer", version }]);
  });

  it("let the viewer open the form read-only, and not send it", async () => {
    const { id, version } = await createMember();
    const opened = answered(await editScreen.loader(await callOf("viewer", `/admin/team/${id}/edit`, undefined, id)));
    expect(opened).toMatchObject({ status: 200, data: { isReadOnly: true, values: { name: "Alba Ferrer" } } });
    const sent = multipart({ ...formFields, version: version.toString(), name: "Anders" });
    const refused = await thrownBy(editScreen.action(await callOf("viewer", `/admin/team/${id}/edit`, sent, id)));
    expect(await refusalOf(refused)).toEqual({ status: 403, text: "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten." });
    expect(await listActiveMembers()).toMatchObject([{ name: "Alba Ferrer", version }]);
  });

  it("require a session on every screen", async () => {
    const { id } = await createMember();
    for (const screen of [listScreen, ...Object.values(screens)]) {
      const call = { request: await requestWith(null, "/admin/team"), params: { id, resource: "team" }, context: {} };
      expect(await thrownBy(screen.loader(call))).toRedirectTo("/admin/login?next=%2Fadmin%2Fteam");
    }
  });

  it.each([
    ["viewer", { create: false, update: false, delete: false }],
    ["editor", { create: true, update: true, delete: false }],
    ["admin", { create: true, update: true, delete: true }],
  ] as const)("offer the %s the actions of the role", async (role, may) => {
    expect((await listScreen.loader(await callOf(role, "/admin/team"))).may).toEqual(may);
  });
});

describe("an unknown member", () => {
  it("is answered with 404 by the form and the deletion", async () => {
    const call = (name: string, body?: RequestInit) => callOf("admin", `/admin/team/nobody/${name}`, body, "nobody");
    expect(answered(await editScreen.loader(await call("edit"))).status).toBe(404);
    const seen = await thrownBy(deleteScreen.loader(await call("delete")));
    const sent = await thrownBy(deleteScreen.action(await call("delete", multipart({ version: "1" }))));
    expect([seen.status, sent.status]).toEqual([404, 404]);
  });

  it("cannot be moved", async () => {
    const call = await callOf("admin", "/admin/team/nobody/move", multipart({ version: "1", direction: "up" }), "nobody");
    expect((await thrownBy(moveScreen.action(call))).status).toBe(404);
  });
});

describe("the form of a member", () => {
  it("creates a member with a photo that is on the public page at once", async () => {
    const body = multipart({ ...formFields, id: newId, "es.position": "Cámara" }, await pngFile());
    const response = await newScreen.action(await callOf("editor", "/admin/team/new", body));
    expect(response).toRedirectTo("/admin/team");
    const shown = await publicScreen.loader({ request: new Request("http://site.example/es/equipo"), params: {}, context: {} });
    expect(shown.data.members).toMatchObject({
      state: "ready",
      value: [{ name: "Alba Ferrer", position: "Cámara", picture: { width: 600, height: 800 } }],
    });
  });

  it("changes the public page at once", async () => {
    const { id, version } = await createMember({ bio: "Alt" });
    const body = multipart({ ...formFields, bio: "Neu", version: version.toString() });
    expect(await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, body, id))).toRedirectTo("/admin/team");
    const shown = await publicScreen.loader({ request: new Request("http://site.example/team"), params: {}, context: {} });
    expect(shown.data.members).toMatchObject({ value: [{ bio: "Neu" }] });
  });

  it("links to the site in the edited language", async () => {
    const { id } = await createMember();
    const linkAfter = async (fields: Record<string, string>, version: number) => {
      const body = multipart({ ...formFields, ...fields, version: version.toString() });
      return linkIn(await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, body, id)));
    };
    expect(await linkAfter({ bio: "Neu" }, 1)).toEqual({ url: "/de/team", text: "Auf der Website ansehen" });
    expect(await linkAfter({ bio: "Neu", "es.bio": "Nueva" }, 2)).toMatchObject({ url: "/es/equipo" });
    expect(await linkAfter({ bio: "Neu", "es.bio": "Nueva", "en.bio": "New" }, 3)).toMatchObject({ url: "/en/team" });
    expect(await linkAfter({ bio: "Anders", "es.bio": "Otra", "en.bio": "New" }, 4)).toMatchObject({ url: "/de/team" });
    expect(await linkAfter({ bio: "Anders", "es.bio": "Otra", "en.bio": "New" }, 5)).toMatchObject({ url: "/de/team" });
  });

  it("links to the page of a long list that shows the new member, like moving and resetting do", async () => {
    await createMembers(60);
    const made = await newScreen.action(await callOf("editor", "/admin/team/new", multipart({ ...formFields, id: newId })));
    expect(await linkIn(made)).toMatchObject({ url: "/de/team?page=2" });

    const id = (await listActiveMembers()).at(-1)?.id ?? "";
    await write((tx) => tx.teamMember.updateMany({ data: { version: 1 } }));
    await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, multipart({ ...formFields, bio: "Neu", version: "1" }), id));
    const { id: changeId } = await read.change.findFirstOrThrow({ where: { recordId: id, action: "update" } });
    const reset = await callOf("editor", `/admin/team/${id}/history/${changeId}/restore?side=before`, multipart({ version: "2" }), id);
    expect(await linkIn(await resetScreen.action({ ...reset, params: { ...reset.params, changeId } }))).toMatchObject({ url: "/team?page=2" });

    const moved = await moveScreen.action(await callOf("editor", `/admin/team/${id}/move`, multipart({ version: "3", direction: "place", place: "60" }), id));
    expect(await linkIn(moved)).toMatchObject({ url: "/team" });
  });

  it("completes web addresses without https://", async () => {
    const { id } = await createMember();
    const body = multipart({ ...formFields, linkedin_url: " www.linkedin.com/in/alba ", facebook_url: "calima.example", version: "1" });
    expect(await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, body, id))).toRedirectTo("/admin/team");
    expect(await listActiveMembers()).toMatchObject([{ linkedinUrl: "https://www.linkedin.com/in/alba", facebookUrl: "https://calima.example" }]);
  });

  it("takes addresses with the invisible characters that came with a copy", async () => {
    const { id } = await createMember();
    const body = multipart({ ...formFields, email: "\u200balba@calima.example\u00a0", linkedin_url: "\u202ahttps://www.linkedin.com/in/alba\u200b", version: "1" });
    expect(await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, body, id))).toRedirectTo("/admin/team");
    expect(await listActiveMembers()).toMatchObject([{ email: "alba@calima.example", linkedinUrl: "https://www.linkedin.com/in/alba" }]);
  });

  it("comes back with every error, all values and the uploaded photo", async () => {
    const body = multipart({ id: newId, position: "Kamera", bio: "Bleibt hier", email: "alba" }, await pngFile());
    const { status, data } = answered(await newScreen.action(await callOf("editor", "/admin/team/new", body)));
    const [picture] = await read.mediaAsset.findMany();
    const image_url = `/media/team/${picture?.filename ?? "nothing"}`;
    expect(status).toBe(422);
    expect(data).toMatchObject({
      reply: {
        initialValue: { position: "Kamera", bio: "Bleibt hier", email: "alba", image_url },
        error: {
          name: ["Name und Position sind erforderlich"],
          email: ["Bitte geben Sie eine gültige E-Mail-Adresse ein."],
          is_team_member: ["Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)"],
        },
      },
    });
    expect(await read.teamMember.count()).toBe(0);
  });

  it("shows the problem of a file at its field, and stores nothing", async () => {
    const file = new File([new Uint8Array(SVG)], "photo.jpg", { type: "image/jpeg" });
    const { status, data } = answered(
      await newScreen.action(await callOf("editor", "/admin/team/new", multipart({ ...formFields, id: newId }, file))),
    );
    expect(status).toBe(422);
    expect(data).toMatchObject({ reply: { error: { file: ["Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."] } } });
    expect([await read.teamMember.count(), await read.mediaAsset.count()]).toEqual([0, 0]);
  });

  it("can remove a photo", async () => {
    const { id, version } = await createMember({ image_url: "/artwork/people/elena-marques.webp" });
    const body = multipart({ ...formFields, version: version.toString() });
    await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, body, id));
    expect(await listActiveMembers()).toMatchObject([{ imageUrl: null }]);
  });

  it("refuses unknown fields", async () => {
    const body = multipart({ ...formFields, id: newId, sort_order: "1", is_active: "" });
    expect(answered(await newScreen.action(await callOf("editor", "/admin/team/new", body))).status).toBe(422);
    expect(await read.teamMember.count()).toBe(0);
  });
});

const goneSchema = z.object({ gone: z.object({ back: z.object({ name: z.string(), who: z.string(), version: z.number(), url: z.string() }) }) });

describe("a conflict about a member", () => {
  it("has its own page, and its resolution is saved", async () => {
    const { id, version } = await createMember({ position: "Kamera", bio: "Alt" });
    const send = async (fields: Record<string, string>, role: "editor" | "admin" = "editor") =>
      editScreen.action(await callOf(role, `/admin/team/${id}/edit`, multipart({ ...formFields, ...fields }), id));
    await send({ bio: "Vom Ersten", version: version.toString() }, "admin");
    const { status, data } = answered(await send({ bio: "Vom Zweiten", email: "a@calima.example", version: version.toString() }));
    expect(status).toBe(409);
    const last = { name: "Alba Ferrer", who: "hat Ana Ferrer" };
    expect(data).toMatchObject({ conflict: { version: 2, conflicts: [{ name: "bio" }], values: { email: "a@calima.example" }, last } });

    const choice = { "choice.bio": "stored", "stored.bio": "Vom Ersten", bio: "Vom Zweiten" };
    expect(await send({ ...choice, email: "a@calima.example", version: "2" })).toRedirectTo("/admin/team");
    expect(await listActiveMembers()).toMatchObject([{ bio: "Vom Ersten", email: "a@calima.example", version: 3 }]);
  });

  it("is not said to be somebody else's if it is with a second window of the same person", async () => {
    const { id, version } = await createMember({ position: "Kamera", bio: "Alt" });
    const send = async (screen: typeof editScreen | typeof deleteScreen, fields: Record<string, string>) =>
      screen.action(await callOf("admin", `/admin/team/${id}/edit`, multipart({ version: version.toString(), ...fields }), id));
    await send(editScreen, { ...formFields, bio: "Im ersten Fenster" });
    const typed = { ...formFields, bio: "Im zweiten Fenster" };
    const own = { who: "haben Sie selbst in einem anderen Fenster" };
    expect(answered(await send(editScreen, typed)).data).toMatchObject({ conflict: { last: own } });
    await send(deleteScreen, { version: "2" });
    expect(answered(await send(editScreen, typed)).data).toMatchObject({ gone: { back: own } });
  });

  it("keeps the German source that the translator saw or wrote when it is sent again", async () => {
    const { id } = await createMember({ position: "Kamera", bio: "Alt", es: { position: "Cámara", bio: "Vieja" } });
    const send = async (fields: Record<string, string>, url = `/admin/team/${id}/edit`) =>
      editScreen.action(await callOf("editor", url, multipart({ ...formFields, ...fields }), id));
    await send({ position: "Licht", bio: "Alt", "es.position": "Luz", "es.bio": "Otra", version: "1" });
    const mine = { position: "Kamera", bio: "Neu", "es.position": "Camarógrafa", "es.bio": "Nueva" };
    const { conflict } = z.object({ conflict: z.object({ url: z.string(), version: z.number() }) }).parse(answered(await send({ ...mine, version: "1" })).data);
    const choices = { "choice.es.position": "typed", "choice.es.bio": "typed" };
    await send({ ...mine, ...choices, position: "Licht", version: conflict.version.toString() }, conflict.url);
    const texts = await read.translation.findMany({ where: { recordId: id, languageCode: "es" }, orderBy: { field: "asc" } });
    expect(texts).toMatchObject([{ value: "Nueva", sourceText: "Neu" }, { value: "Camarógrafa", sourceText: "Kamera" }]);
  });

  it.each([
    ["editor", true],
    ["proofreader", false],
  ] as const)("with a deletion shows the %s all typed values; a copy may be created: %j", async (role, mayCreate) => {
    const { id, version } = await createMember({ image_url: "/artwork/people/elena-marques.webp" });
    await members.remove({ id, version, by: "somebody else" });
    const typed = { ...formFields, bio: "Eine lange Geschichte", "es.bio": "Una historia", services: "kino" };
    const body = multipart({ ...typed, image_url: "/artwork/people/elena-marques.webp", version: version.toString() });
    const { status, data } = answered(await editScreen.action(await callOf(role, `/admin/team/${id}/edit`, body, id)));
    expect(status).toBe(409);
    expect(data).not.toHaveProperty("gone.newId", mayCreate ? null : expect.any(String));
    expect(data).toMatchObject({
      gone: {
        values: {
          name: "Alba Ferrer",
          bio: "Eine lange Geschichte",
          es: { bio: "Una historia" },
          services: ["kino"],
          is_team_member: true,
          image_url: "/artwork/people/elena-marques.webp",
        },
      },
    });
    expect(await listActiveMembers()).toEqual([]);
    expect(answered(await editScreen.loader(await callOf(role, `/admin/team/${id}/edit`, undefined, id))).status).toBe(404);
  });

  it("with a deletion is resolved by a restore that saves the typed values over the restored ones", async () => {
    const { id, version } = await createMember({ position: "Kamera", bio: "Alt" });
    const save = async (path: string, fields: Record<string, string>) =>
      editScreen.action(await callOf("proofreader", path, multipart({ ...formFields, ...fields }), id));
    await save(`/admin/team/${id}/edit`, { position: "Regie", bio: "Alt", version: version.toString() });
    const [deletion] = [await deleteScreen.action(await callOf("admin", `/admin/team/${id}/delete`, multipart({ version: "2" }), id))];
    expect(deletion).toRedirectTo("/admin/team");
    const { data } = answered(await save(`/admin/team/${id}/edit?filter=active`, { position: "Kamera", bio: "Mein Text", version: version.toString() }));
    const { back } = goneSchema.parse(data).gone;
    expect(back).toMatchObject({ name: "Alba Ferrer", who: "hat Ana Ferrer", version });
    expect(back.url).toMatch(new RegExp(`^/admin/team/${id}/edit\\?filter=active&restore=.+`));
    const saved = { position: "Kamera", bio: "Mein Text", version: version.toString() };
    expect(answered(await save(back.url, saved))).toMatchObject({ status: 303 });
    expect(await listActiveMembers()).toMatchObject([{ id, bio: "Mein Text", position: "Regie" }]);
    expect(answered(await save(back.url, saved))).toMatchObject({ status: 303 });
    const changes = await read.change.findMany({ where: { recordId: id }, orderBy: { createdAt: "asc" } });
    expect(changes.map(({ action }) => action).slice(-4)).toEqual(["update", "delete", "restore", "update"]);
  });

  it("prevents the deletion of a member that was edited in the meantime", async () => {
    const { id, version } = await createMember();
    await editScreen.action(
      await callOf("editor", `/admin/team/${id}/edit`, multipart({ ...formFields, bio: "Neu", version: version.toString() }), id),
    );
    const send = async (seen: string) =>
      deleteScreen.action(await callOf("admin", `/admin/team/${id}/delete`, multipart({ version: seen }), id));
    expect(answered(await send(version.toString()))).toMatchObject({ status: 409, data: { hasChanged: true } });
    expect(await send("2")).toRedirectTo("/admin/team");
    expect(await listActiveMembers()).toEqual([]);
  });

  it("prevents a move in an outdated list", async () => {
    const [first, second] = [await createMember({ name: "A" }), await createMember({ name: "B" })];
    const send = async (role: "editor" | "admin") => {
      const body = multipart({ version: second.version.toString(), direction: "up" });
      return moveScreen.action(await callOf(role, `/admin/team/${second.id}/move?filter=team`, body, second.id));
    };
    expect(await send("editor")).toRedirectTo("/admin/team?filter=team");
    expect(await send("editor")).toRedirectTo("/admin/team?filter=team");
    expect(answered(await send("admin"))).toEqual({ status: 409, data: { hasChanged: true } });
    expect((await listActiveMembers()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : null);

it("a restored member is shown on its page of the list", async () => {
  await createMembers(40);
  const { id = "", version = 0 } = (await listActiveMembers())[20] ?? {};
  await deleteScreen.action(await callOf("admin", `/admin/team/${id}/delete`, multipart({ version: version.toString() }), id));
  const deletion = (await members.findDeleted(id))?.deletion ?? "";
  const call = await callOf("editor", `/admin/trash/team/${id}/restore`, multipart({ deletion }), id);
  expect(locationOf(await restoreScreen.action({ ...call, params: { id, resource: "team" } }))).toBe(`/admin/team?page=2#row-${id}`);
});

describe("a row that moves to another page", () => {
  async function sendMove(id: string, fields: Record<string, string>, page = 1) {
    return moveScreen.action(await callOf("editor", `/admin/team/${id}/move?page=${page.toString()}`, multipart({ version: "1", ...fields }), id));
  }

  it("is shown and marked on that page, after a step or a move to a place", async () => {
    await createMembers(17);
    const last = (await listActiveMembers()).at(-1)?.id ?? "";
    await write((tx) => tx.teamMember.updateMany({ data: { version: 1 } }));
    expect(locationOf(await sendMove(last, { direction: "up", place: "17" }, 2))).toBe(`/admin/team#row-${last}`);
    expect(locationOf(await sendMove(last, { direction: "up", place: "", from: "16" })), "a script leaves the list where it is").toBe("/admin/team");
    expect(locationOf(await sendMove(last, { direction: "up", place: "" }))).toBe(`/admin/team#row-${last}`);
    expect(locationOf(await sendMove(last, { direction: "place", place: "17" }))).toBe(`/admin/team?page=2#row-${last}`);
    expect((await listActiveMembers()).at(-1)?.id).toBe(last);
  });

  it.each(["0", "-3", "", "drei", "1.5"])("does not move to the invalid place %j", async (place) => {
    const { id } = await createMember();
    expect(answered(await sendMove(id, { direction: "place", place })).status).toBe(422);
    expect(await read.change.count({ where: { action: "reorder" } })).toBe(0);
  });

  it("is shown on its page when it is new", async () => {
    await createMembers(32);
    const made = await newScreen.action(await callOf("editor", "/admin/team/new", multipart({ ...formFields, id: newId })));
    expect(locationOf(made)).toBe(`/admin/team?page=3#row-${newId}`);
  });
});

describe("an uploaded picture", () => {
  const open = (path: string, method = "GET") =>
    mediaRoute.loader({
      request: new Request(`http://site.example/media/${path}`, { method }),
      params: { "*": path },
      context: {},
    });

  it("is cached for a year and served only as a picture", async () => {
    await newScreen.action(await callOf("editor", "/admin/team/new", multipart({ ...formFields, id: newId }, await pngFile())));
    const [{ imageUrl } = { imageUrl: null }] = await listActiveMembers();
    const reference = (imageUrl ?? "").replace("/media/", "");
    const moved = await open(reference);
    expect([moved.status, moved.headers.get("Cache-Control")]).toEqual([302, "no-cache"]);
    const path = (moved.headers.get("Location") ?? "").replace("/media/", "");
    const response = await open(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBe(Number(response.headers.get("Content-Length")));
    const head = await open(path, "HEAD");
    expect([head.body, head.headers.get("Content-Length")]).toEqual([null, response.headers.get("Content-Length")]);
  });

  it.each(["", "team", "../site.db", "site.db", "team/../../secret", "team/nothing.webp", "%2e%2e/secret"])(
    "%j is not found",
    async (path) => {
      expect((await thrownBy(open(path))).status).toBe(404);
    },
  );
});

describe("the public page during a database failure", () => {
  it("shows an error instead of the list, and is not cached", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table team_members rename to out_of_reach"]);
    try {
      const shown = await publicScreen.loader({ request: new Request("http://site.example/team"), params: {}, context: {} });
      expect(shown).toMatchObject({ data: { members: { state: "error" } }, init: { headers: { "Cache-Control": "no-store" } } });
    } finally {
      await sql.run(["alter table out_of_reach rename to team_members"]);
      await sql.close();
    }
  });
});

describe("a team table without member_type", () => {
  it("still shows the list, names the script to run, and keeps the typed values", async () => {
    const { id, version } = await createMember();
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table team_members rename column member_type to member_kind"]);
    try {
      const shown = await listScreen.loader(await callOf("editor", "/admin/team"));
      expect(shown).toMatchObject({ isTypeMissing: true, members: [{ name: "Alba Ferrer" }] });
      expect(await debugScreen.loader(await callOf("admin", "/admin/test-database"))).toMatchObject({ members: null, isTypeMissing: true });

      const typed = { ...formFields, bio: "Bleibt hier" };
      const why = /^Fehler beim Speichern: In der Team-Tabelle fehlt die Spalte member_type\. .*Migrationsskript/;
      const kept = {
        status: 503,
        data: { reply: { initialValue: { bio: "Bleibt hier" }, error: { "": [expect.stringMatching(why)] } } },
      };
      const edited = multipart({ ...typed, version: version.toString() });
      expect(answered(await editScreen.action(await callOf("editor", `/admin/team/${id}/edit`, edited, id)))).toMatchObject(kept);
      const created = multipart({ ...typed, id: newId });
      expect(answered(await newScreen.action(await callOf("editor", "/admin/team/new", created)))).toMatchObject(kept);
    } finally {
      await sql.run(["alter table team_members rename column member_kind to member_type"]);
      await sql.close();
    }
    expect(await listScreen.loader(await callOf("editor", "/admin/team"))).toMatchObject({ isTypeMissing: false });
  });
});
