import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordChange } from "~/domain/record/changes.server";
import { findLastSave, isOwnSince, listHistory } from "~/domain/record/history.server";
import { RECORDS } from "~/domain/resources.server";
import { members } from "~/domain/team/team.server";
import { read, write } from "~/platform/database.server";
import * as historyScreen from "~/routes/admin.$resource.$id.history";
import * as resetScreen from "~/routes/admin.$resource.$id.history.$changeId.restore";
import * as publicScreen from "~/routes/team";
import { thrownBy } from "../../http/browser";
import { employ } from "../people/access/factories";
import { BY, emptyTeam, createMember, formWith } from "../team/factories";
import { countStatements } from "../team/statements";
import { answered, callOf, multipart, signInAs } from "./record-screens";
import { RESOURCES_BY_NAME } from "./resources";
import { changesOf, firstChange, historyCall, historyOf, resetCall } from "./history-calls";

async function addPicture(filename: string) {
  const picture = { filename, originalName: filename, filePath: `team/${filename}`, mimeType: "image/webp" };
  await write((tx) => tx.mediaAsset.create({ data: { ...picture, fileSize: 1, width: 1, height: 1, widths: [] } }));
}

beforeAll(signInAs);

describe.each(RESOURCES_BY_NAME)("a record of $resource", ({ resource, screens, empty, make, typed }) => {
  beforeEach(empty);

  it("is reset to an earlier version in all languages, and forward again", async () => {
    const { id } = await make();
    const before = await RECORDS[resource].find(id);
    await screens.edit.action(await callOf("editor", `/admin/${resource}/${id}/edit`, multipart({ ...typed, version: "1" }), id));
    const edited = await RECORDS[resource].find(id);
    expect(edited?.values).not.toEqual(before?.values);

    const [created, change] = await changesOf(id);
    const state = { changeId: created?.id ?? "", side: "after" } as const;
    expect(await RECORDS[resource].restorer(id).reset({ state, version: 2, by: BY })).toMatchObject({ ok: true, record: { version: 3 } });
    expect((await RECORDS[resource].find(id))?.values).toEqual(before?.values);
    const forward = { changeId: change?.id ?? "", side: "after" } as const;
    expect(await RECORDS[resource].restorer(id).reset({ state: forward, version: 3, by: BY })).toMatchObject({ ok: true });
    expect((await RECORDS[resource].find(id))?.values).toEqual(edited?.values);
    expect((await changesOf(id)).map(({ action }) => action)).toEqual(["create", "update", "restore", "restore"]);
  });

  it("is restored after its deletion, with a new version", async () => {
    const { id } = await make();
    const before = await RECORDS[resource].find(id);
    await screens.delete.action(await callOf("admin", `/admin/${resource}/${id}/delete`, multipart({ version: "1" }), id));
    const deleted = await RECORDS[resource].findDeleted(id);
    expect(await RECORDS[resource].find(id)).toBeNull();
    const revival = { id, deletion: deleted?.deletion ?? "", by: BY };
    const results = await Promise.all([RECORDS[resource].restoreDeleted(revival), RECORDS[resource].restoreDeleted(revival)]);
    expect(results).toMatchObject([{ ok: true }, { ok: true }]);

    const back = await RECORDS[resource].find(id);
    expect(back?.values).toEqual(before?.values);
    expect(back?.version).toBeGreaterThan(1);
    expect((await changesOf(id)).map(({ action }) => action)).toEqual(["create", "delete", "restore"]);
    expect(await RECORDS[resource].findDeleted(id)).toBeNull();
  });
});

describe("the history of a member", () => {
  beforeEach(emptyTeam);

  it("shows who changed which fields, newest first", async () => {
    const { id, version } = await createMember({ bio: "Alt", es: { position: "", bio: "Viejo" } });
    await members.update({ id, version, form: formWith({ bio: "Neu", is_moderator: true }), by: "nobody known" });
    const { title, entries, mayUpdate } = await historyOf("team", id, "viewer");
    expect({ title, mayUpdate }).toEqual({ title: "Alba Ferrer", mayUpdate: false });
    expect(entries[0]?.differences.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: "bio", before: "Alt", after: "Neu" },
      { name: "es.bio", before: "Viejo", after: "" },
      { name: "is_moderator", before: false, after: true },
    ]);
    expect(entries).toMatchObject([
      { verb: "bearbeitet", who: "System", isCurrent: true, canReset: { before: false, after: false } },
      { verb: "angelegt", isCurrent: false, canReset: { before: false, after: true }, differences: [] },
    ]);
  });

  it("is shown for a deleted record without resets", async () => {
    const { id, version } = await createMember();
    await members.remove({ id, version, by: BY });
    const { isDeleted, title, entries } = await historyOf("team", id);
    expect({ isDeleted, title }).toEqual({ isDeleted: true, title: "Alba Ferrer" });
    expect(entries.flatMap(({ canReset }) => Object.values(canReset))).not.toContain(true);
  });

  it.each([
    ["team", "nobody"],
    ["users", "nobody"],
  ])("is not found for %s %s", async (resource, id) => {
    expect((await thrownBy(historyScreen.loader(await historyCall(resource, id, "admin")))).status).toBe(404);
  });

  it("names the last person who saved the conflicting field, not those who saved other fields or moved the record", async () => {
    const [{ id }, ana] = [await createMember({ bio: "Alt" }), (await employ()).adminUserId];
    await createMember();
    await members.update({ id, version: 1, form: formWith({ bio: "Neu" }), by: ana });
    await members.update({ id, version: 2, form: formWith({ name: "Nuria Ferragut", bio: "Neu" }), by: BY });
    await members.move({ id, version: 3, direction: "down", by: BY });
    const place = { resource: "team", recordId: id };
    expect(await findLastSave(place, ["bio"])).toMatchObject({ name: "Nuria Ferragut", who: "Ana Ferrer" });
    expect([await findLastSave(place, ["name"]), await findLastSave(place, ["unknown"])]).toMatchObject([{ who: "System" }, { who: "System" }]);
    expect(await findLastSave({ ...place, recordId: "nobody" }, ["bio"])).toBeNull();
  });

  it("names the person who changed a field, even if somebody else restored the record later", async () => {
    const [{ id }, ana] = [await createMember({ bio: "Alt" }), (await employ()).adminUserId];
    const place = { resource: "team", recordId: id };
    await members.update({ id, version: 1, form: formWith({ bio: "Neu" }), by: ana });
    await write((tx) => recordChange(tx, { ...place, by: BY, action: "restore", before: null, after: { version: 4, bio: "Neu" } }));
    expect(await findLastSave(place, ["bio"])).toMatchObject({ who: "Ana Ferrer" });
  });

  it("needs as many queries for thirty changes as for two, and is paginated", async () => {
    const { id } = await createMember();
    const list = (page: number) => listHistory({ place: { resource: "team", recordId: id }, current: null }, { page });
    await members.update({ id, version: 1, form: formWith({ bio: "1" }), by: BY });
    const few = await countStatements(() => list(1));
    for (let version = 2; version <= 30; version += 1) {
      await members.update({ id, version, form: formWith({ bio: version.toString() }), by: BY });
    }
    expect(await countStatements(() => list(1))).toBe(few);
    expect(await list(9)).toMatchObject({ page: 4, pageCount: 4, entries: [{ verb: "angelegt" }] });
  });
});

it("only the oldest change of all pages offers what was before it", async () => {
  const place = { resource: "team", recordId: "of many pages" };
  const bio = (version: number) => ({ version, bio: version.toString() });
  for (let version = 1; version <= 12; version += 1) await write((tx) => recordChange(tx, { ...place, by: BY, action: "update", before: bio(version), after: bio(version + 1) }));
  const list = (page: number) => listHistory({ place, current: { values: { bio: "else" }, facts: {} } }, { page });
  const offered = [...(await list(1)).entries, ...(await list(2)).entries].map(({ canReset }) => canReset.before);
  expect(offered).toEqual([...Array.from({ length: 11 }, () => false), true]);
});

it("an invented version of a list, however old, is nobody's own", async () => {
  const place = { resource: "team", recordId: "nobody" };
  for (const from of [-(2 ** 40), 0, 5]) expect(await isOwnSince(read, place, { from, to: 4, by: BY })).toBe(false);
});

describe("resetting a member", () => {
  beforeEach(emptyTeam);

  it("is refused for viewers", async () => {
    const { id } = await createMember();
    const changeId = await firstChange(id);
    for (const fields of [undefined, { version: "1" }]) {
      const call = await resetCall(id, { role: "viewer", changeId, fields });
      const refused = await thrownBy(fields ? resetScreen.action(call) : resetScreen.loader(call));
      expect(await refused.text()).toBe("Sie haben keine Berechtigung, Teammitglieder zu bearbeiten.");
    }
  });

  it("shows its effect beforehand, and is on the public page at once", async () => {
    const { id, version } = await createMember({ bio: "Wie es war" });
    await members.update({ id, version, form: formWith({ bio: "Wie es ist" }), by: BY });
    const changeId = await firstChange(id);
    const question = await resetScreen.loader(await resetCall(id, { changeId }));
    expect(question).toMatchObject({ version: 2, differences: [{ name: "bio", before: "Wie es ist", after: "Wie es war" }] });

    const answer = await resetScreen.action(await resetCall(id, { changeId, fields: { version: "2" } }));
    expect(answer).toRedirectTo(`/admin/team/${id}/history`);
    const shown = await publicScreen.loader({ request: new Request("http://site.example/team"), params: {}, context: {} });
    expect(shown.data.members).toMatchObject({ value: [{ bio: "Wie es war" }] });
  });

  it("can restore the version before the first recorded change", async () => {
    const { id, version } = await createMember({ bio: "Ganz am Anfang" });
    await write((tx) => tx.change.deleteMany());
    await members.update({ id, version, form: formWith({ bio: "Danach" }), by: BY });
    const changeId = await firstChange(id);
    expect((await historyOf("team", id)).entries).toMatchObject([{ canReset: { before: true, after: false } }]);
    await resetScreen.action(await resetCall(id, { changeId, search: "?side=before", fields: { version: "2" } }));
    expect(await members.findRow(id)).toMatchObject({ bio: "Ganz am Anfang", version: 3 });
  });

  it("is refused if somebody edited the member in the meantime, and writes once when sent twice", async () => {
    const { id, version } = await createMember({ bio: "Erst" });
    await members.update({ id, version, form: formWith({ bio: "Dann" }), by: BY });
    await members.update({ id, version: 2, form: formWith({ bio: "Zuletzt" }), by: BY });
    const changeId = await firstChange(id);
    const send = async (seen: string) => resetScreen.action(await resetCall(id, { changeId, fields: { version: seen } }));
    expect(answered(await send("2"))).toMatchObject({ status: 409, data: { hasChanged: true } });
    expect(await members.findRow(id)).toMatchObject({ bio: "Zuletzt" });
    expect([answered(await send("3")).status, answered(await send("3")).status]).toEqual([303, 303]);
    expect(await members.findRow(id)).toMatchObject({ bio: "Erst", version: 4 });
    expect(await read.change.count({ where: { recordId: id, action: "restore" } })).toBe(1);
  });

  it("keeps the current picture if the former one was deleted", async () => {
    await addPicture("1-old.webp");
    const { id, version } = await createMember({ bio: "Mit altem Bild", image_url: "/media/team/1-old.webp" });
    const now = formWith({ bio: "Mit neuem Bild", image_url: "/artwork/people/elena-marques.webp" });
    await members.update({ id, version, form: now, by: BY });
    await write((tx) => tx.mediaAsset.deleteMany());
    const changeId = await firstChange(id);
    expect(await resetScreen.loader(await resetCall(id, { changeId }))).toMatchObject({ hasLostPicture: true, differences: [{ name: "bio" }] });
    await resetScreen.action(await resetCall(id, { changeId, fields: { version: "2" } }));
    expect(await members.findRow(id)).toMatchObject({ bio: "Mit altem Bild", imageUrl: "/artwork/people/elena-marques.webp" });
  });

  it("answers 404 for a change of another record", async () => {
    const [{ id }, other] = [await createMember(), await createMember({ name: "Wer anders" })];
    const changeId = await firstChange(other.id);
    expect((await thrownBy(resetScreen.loader(await resetCall(id, { changeId })))).status).toBe(404);
    expect((await thrownBy(resetScreen.action(await resetCall(id, { changeId, fields: { version: "1" } })))).status).toBe(404);
  });
});
