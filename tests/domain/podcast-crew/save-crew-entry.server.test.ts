import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { crewRecords, listCrew, listCrewForAdmin } from "~/domain/podcast-crew/podcast-crew.server";
import { RECORDS } from "~/domain/resources.server";
import { read } from "~/platform/database.server";
import { createMember } from "../team/factories";
import { BY, emptyCrew, formWith, createCrewEntry, createCrewEntries } from "./factories";

const changesOf = (recordId: string) => read.change.findMany({ where: { recordId }, orderBy: { createdAt: "asc" } });

beforeEach(emptyCrew);

describe("an entry of the podcast crew", () => {
  it("is on the page at once, behind the team members who make podcasts, in the visitor's language", async () => {
    await createMember({ name: "Tomas", services: ["podcast"] });
    await createMember({ name: "Greta", services: ["kino"] });
    await createCrewEntry({ email: "ines@calima.example", es: { position: "Redactora", bio: "" } });
    const shown = await listCrew("es");
    expect(shown.map(({ name }) => name)).toEqual(["Tomas", "Inés Calafat"]);
    expect(shown[1]).toMatchObject({ position: "Redactora", email: "ines@calima.example", germanTexts: ["bio"] });
    expect((await listCrew("de"))[1]).toMatchObject({ position: "Redakteurin", germanTexts: [] });
  });

  it("is created and recorded once when its form is sent twice", async () => {
    const twice = { id: randomUUID(), form: formWith(), by: BY };
    await Promise.all([crewRecords.create(twice), crewRecords.create(twice)]);
    expect(await read.podcastCrew.count()).toBe(1);
    expect(await changesOf(twice.id)).toMatchObject([
      { resource: "podcast_crew", adminUserId: BY, action: "create", before: null, after: { name: "Inés Calafat", version: 1 } },
    ]);
  });

  it("reports a conflict when two editors change the same text, and merges other edits", async () => {
    const { id, version } = await createCrewEntry();
    await crewRecords.update({ id, version, form: formWith({ bio: "Vom Ersten", email: "i@calima.example" }), by: "first" });
    const conflicting = await crewRecords.update({ id, version, form: formWith({ bio: "Vom Zweiten" }), by: "second" });
    expect(conflicting).toMatchObject({ reason: "conflict", conflict: { version: 2, conflicts: [{ name: "bio", stored: "Vom Ersten" }] } });
    await crewRecords.update({ id, version, form: formWith({ position: "Leitung" }), by: "second" });
    expect(await crewRecords.findRow(id)).toMatchObject({ position: "Leitung", bio: "Vom Ersten", email: "i@calima.example", version: 3 });
  });

  it("is deleted for good, with its texts, unless it was edited in the meantime", async () => {
    const { id, version } = await createCrewEntry({ en: { position: "Editor", bio: "" } });
    await crewRecords.update({ id, version, form: formWith({ bio: "Neu", en: { position: "Editor", bio: "" } }), by: BY });
    expect(await crewRecords.remove({ id, version, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await crewRecords.remove({ id, version: 2, by: BY })).toMatchObject({ ok: true, record: { name: "Inés Calafat" } });
    expect([await read.podcastCrew.count(), await read.translation.count()]).toEqual([0, 0]);
    expect(await listCrew("de")).toEqual([]);
    expect(await crewRecords.update({ id, version: 2, form: formWith(), by: BY })).toEqual({ ok: false, reason: "deleted" });
  });

  it("can be restored from the history, with its texts and a new version", async () => {
    const { id } = await createCrewEntry({ en: { position: "Editor", bio: "" } });
    await crewRecords.remove({ id, version: 1, by: BY });
    const deleted = await RECORDS.podcast_crew.findDeleted(id);
    await RECORDS.podcast_crew.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
    expect(await crewRecords.findRow(id)).toMatchObject({ name: "Inés Calafat", version: 2, en: { position: "Editor" } });
  });
});

describe("the list of the crew", () => {
  it("shows the newest entry first, in pages, with the start of each biography", async () => {
    await createCrewEntries(40);
    const first = await listCrewForAdmin({ page: 1 });
    expect(first).toMatchObject({ page: 1, pageCount: 3 });
    expect(first.entries[0]).toMatchObject({ name: "Stimme 40", bioPreview: "Ein langer Satz über jemanden, der Podcasts macht,…" });
    expect((await listCrewForAdmin({ page: 9 })).entries.at(-1)?.name).toBe("Stimme 1");
  });
});
