import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { listActiveMembers, members } from "~/domain/team/team.server";
import { read, write } from "~/platform/database.server";
import { BY, emptyTeam, createMember, formWith } from "./factories";

const translationsOf = (recordId: string) =>
  read.translation.findMany({
    where: { recordId },
    orderBy: [{ languageCode: "asc" }, { field: "asc" }],
    select: { languageCode: true, field: true, value: true, sourceText: true },
  });

const changesOf = (recordId: string) => read.change.findMany({ where: { recordId }, orderBy: { createdAt: "asc" } });

beforeEach(emptyTeam);

describe("a new member", () => {
  it("is stored with all values of its form, active and last in the order", async () => {
    await createMember({ name: "Wer schon da war" });
    const form = formWith({
      name: "Nuria Ferragut",
      bio: "Dreht auf 16 mm.",
      email: "nuria@calima.example",
      linkedin_url: "https://linkedin.example/in/nuria",
      is_moderator: true,
      services: ["podcast", "kino"],
      es: { position: "Cámara", bio: "" },
      en: { position: "Camera", bio: "Shoots on 16 mm." },
    });
    const id = randomUUID();
    expect(await members.create({ id, form, by: BY })).toMatchObject({ ok: true, record: { id, es: { position: "Cámara" } } });
    expect(await read.teamMember.findUnique({ where: { id } })).toMatchObject({
      name: "Nuria Ferragut",
      email: "nuria@calima.example",
      linkedinUrl: "https://linkedin.example/in/nuria",
      facebookUrl: null,
      memberType: "team,moderator",
      services: ["podcast", "kino"],
      isActive: true,
      sortOrder: 2,
      version: 1,
    });
    expect(await translationsOf(id)).toEqual([
      { languageCode: "en", field: "bio", value: "Shoots on 16 mm.", sourceText: "Dreht auf 16 mm." },
      { languageCode: "en", field: "position", value: "Camera", sourceText: "Kamera" },
      { languageCode: "es", field: "position", value: "Cámara", sourceText: "Kamera" },
    ]);
    expect(await changesOf(id)).toMatchObject([{ adminUserId: BY, resource: "team", action: "create", before: null }]);
  });

  it("is created once when its form is sent twice, even at the same time", async () => {
    const twice = { id: randomUUID(), form: formWith(), by: BY };
    const results = await Promise.all([members.create(twice), members.create(twice)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await listActiveMembers()).toHaveLength(1);
    expect(await read.change.count()).toBe(1);
  });

  it("is created again when the form of a deleted member is sent again", async () => {
    const { id, version } = await createMember();
    await members.remove({ id, version, by: BY });
    expect(await members.create({ id, form: formWith(), by: BY })).toMatchObject({ ok: true });
    expect((await listActiveMembers()).map((member) => member.id === id)).toEqual([false]);
  });

  it("is created separately when an old form is sent with other values", async () => {
    const id = randomUUID();
    await members.create({ id, form: formWith({ name: "Erste" }), by: BY });
    await members.create({ id, form: formWith({ name: "Zweite" }), by: BY });
    expect((await listActiveMembers()).map(({ name }) => name)).toEqual(["Erste", "Zweite"]);
  });

  it("gets the last place even after an earlier deletion", async () => {
    const [first] = [await createMember({ name: "Eins" }), await createMember({ name: "Zwei" })];
    await members.remove({ id: first.id, version: first.version, by: BY });
    const third = await createMember({ name: "Drei" });
    expect(third.sortOrder).toBe(3);
    expect((await listActiveMembers()).map(({ name }) => name)).toEqual(["Zwei", "Drei"]);
  });

  it("cannot have a deleted picture", async () => {
    const form = formWith({ image_url: "/media/team/1-gone.webp" });
    expect(await members.create({ id: randomUUID(), form, by: BY })).toEqual({ ok: false, reason: "pictureMissing", lost: { image_url: ["/media/team/1-gone.webp"] } });
    expect(await read.teamMember.count()).toBe(0);
  });
});

describe("an edit of a member", () => {
  it("replaces the fields, raises the version and records the former values", async () => {
    const { id, version } = await createMember({ name: "Alt", es: { position: "Cámara", bio: "" } });
    const form = formWith({ name: "Neu", is_team_member: false, is_moderator: true });
    expect(await members.update({ id, version, form, by: BY })).toMatchObject({ ok: true, record: { name: "Neu", version: 2 } });
    expect(await read.teamMember.findUnique({ where: { id } })).toMatchObject({ memberType: "moderator", version: 2 });
    expect(await translationsOf(id)).toEqual([]);
    const [, change] = await changesOf(id);
    expect(change).toMatchObject({ action: "update", before: { name: "Alt", version: 1 }, after: { name: "Neu", version: 2 } });
  });

  it("keeps the German source of an unchanged translation", async () => {
    const { id, version } = await createMember({ position: "Kamera", es: { position: "Cámara", bio: "" } });
    const form = formWith({ position: "Bildgestaltung", es: { position: "Cámara", bio: "" } });
    await members.update({ id, version, form, by: BY });
    expect(await translationsOf(id)).toMatchObject([{ value: "Cámara", sourceText: "Kamera" }]);
  });

  it("stores the German text that the translator saw, even if somebody else has changed it", async () => {
    const { id, version } = await createMember({ position: "Kamera" });
    await members.update({ id, version, form: formWith({ position: "Bildgestaltung" }), by: "ben" });
    const form = formWith({ position: "Kamera", es: { position: "Cámara", bio: "" } });
    expect(await members.update({ id, version, form, by: BY })).toMatchObject({ ok: true, record: { position: "Bildgestaltung" } });
    expect(await translationsOf(id)).toMatchObject([{ value: "Cámara", sourceText: "Kamera" }]);
  });

  it("sees no change in services that are stored in another order or twice", async () => {
    const { id, version } = await createMember();
    await write((tx) => tx.teamMember.update({ where: { id }, data: { services: ["sound", "kino", "gone", "kino"] } }));
    const form = formWith({ services: ["kino", "sound"] });
    expect(await members.update({ id, version, form, by: BY })).toMatchObject({ ok: true, record: { version, services: ["kino", "sound"] } });
    await members.update({ id, version, form: { ...form, services: ["sound", "kino", "sound"], bio: "Neu" }, by: BY });
    expect(await read.teamMember.findUnique({ where: { id } })).toMatchObject({ services: ["kino", "sound"] });
  });

  it("of an unknown member reports so", async () => {
    const missing = { id: "nobody", version: 1, form: formWith(), by: BY };
    expect(await members.update(missing)).toEqual({ ok: false, reason: "deleted" });
  });
});

describe("two editors of a member", () => {
  it("get their changes of different fields merged", async () => {
    const { id, version } = await createMember({ name: "Alba", bio: "Alt", en: { position: "", bio: "Old" } });
    const common = { name: "Alba", bio: "Alt", en: { position: "", bio: "Old" } };
    await members.update({ id, version, form: formWith({ ...common, email: "alba@calima.example" }), by: "first" });
    await members.update({ id, version: 2, form: formWith({ ...common, email: "alba@calima.example", bio: "Neu" }), by: "first" });
    const second = formWith({ ...common, en: { position: "Camera", bio: "New" }, services: ["sound"] });
    expect(await members.update({ id, version, form: second, by: "second" })).toMatchObject({ ok: true });
    expect(await members.findRow(id)).toMatchObject({
      version: 4,
      email: "alba@calima.example",
      bio: "Neu",
      services: ["sound"],
      en: { position: "Camera", bio: "New" },
    });
  });

  it("get a conflict about the same field, and nothing is overwritten", async () => {
    const { id, version } = await createMember({ bio: "Alt", es: { position: "", bio: "Viejo" } });
    const first = formWith({ bio: "Vom Ersten", es: { position: "", bio: "Del primero" }, is_moderator: true });
    await members.update({ id, version, form: first, by: "first" });
    const second = formWith({ bio: "Vom Zweiten", es: { position: "", bio: "Del segundo" }, email: "a@calima.example" });
    const result = await members.update({ id, version, form: second, by: "second" });
    expect(result).toMatchObject({
      ok: false,
      reason: "conflict",
      conflict: {
        version: 2,
        values: { bio: "Vom Zweiten", email: "a@calima.example", is_moderator: true },
        conflicts: [
          { name: "bio", base: "Alt", stored: "Vom Ersten", typed: "Vom Zweiten" },
          { name: "es.bio", base: "Viejo", stored: "Del primero", typed: "Del segundo" },
        ],
      },
    });
    expect(await members.findRow(id)).toMatchObject({ bio: "Vom Ersten", email: null, version: 2 });
  });

  it("get a conflict about the roles when their edits together would leave none", async () => {
    const { id, version } = await createMember({ is_team_member: true, is_moderator: true });
    await members.update({ id, version, form: formWith({ is_team_member: false, is_moderator: true }), by: "first" });
    const second = { id, form: formWith({ is_team_member: true, is_moderator: false, bio: "Neu" }), by: "second" };
    const message = "Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)";
    expect(await members.update({ ...second, version })).toMatchObject({
      reason: "conflict",
      conflict: {
        version: 2,
        values: { bio: "Neu" },
        conflicts: [
          { name: "is_team_member", base: true, stored: false, typed: true, message },
          { name: "is_moderator", base: true, stored: true, typed: false, message },
        ],
      },
    });
    expect(await members.update({ ...second, version: 2 })).toMatchObject({ ok: true, record: { isTeamMember: true, isModerator: false, bio: "Neu" } });
  });

  it("get one success and otherwise conflicts at the same moment", async () => {
    const { id, version } = await createMember({ bio: "Alt" });
    const edits = ["Eins", "Zwei", "Drei"].map((bio) => members.update({ id, version, form: formWith({ bio }), by: bio }));
    const results = await Promise.all(edits);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === "conflict")).toHaveLength(2);
    expect(await members.findRow(id)).toMatchObject({ version: 2 });
  });

  it("get a conflict about every difference when the base version is unknown", async () => {
    const { id } = await createMember({ bio: "Da", email: "da@calima.example" });
    const form = formWith({ bio: "Anders", email: "da@calima.example", linkedin_url: "https://linkedin.example/a" });
    const result = await members.update({ id, version: 99, form, by: BY });
    expect(result).toMatchObject({ reason: "conflict", conflict: { conflicts: [{ name: "bio" }, { name: "linkedin_url" }] } });
    expect(await members.update({ id, version: 99, form: formWith({ bio: "Da" }), by: BY })).toMatchObject({ conflict: { conflicts: [{ name: "email" }] } });
  });
});

describe("a deleted member", () => {
  it("is in no list, but its row and its history remain", async () => {
    const { id, version } = await createMember({ name: "Geht" });
    expect(await members.remove({ id, version, by: BY })).toMatchObject({ ok: true, record: { name: "Geht" } });
    expect(await members.findRow(id)).toBeNull();
    expect(await listActiveMembers()).toEqual([]);
    expect(await read.teamMember.findUnique({ where: { id } })).toMatchObject({ name: "Geht", isActive: false });
    expect((await changesOf(id)).at(-1)).toMatchObject({ action: "delete", before: { name: "Geht" }, after: null });
    expect(await members.remove({ id, version: 2, by: BY })).toEqual({ ok: false, reason: "missing" });
  });

  it("is kept if it was edited in the meantime", async () => {
    const { id, version } = await createMember();
    await members.update({ id, version, form: formWith({ bio: "Neu" }), by: BY });
    expect(await members.remove({ id, version, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu" });
  });
});
