import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { crewRecords, listCrew, listCrewForAdmin } from "~/domain/podcast-crew/podcast-crew.server";
import { RECORDS } from "~/domain/resources.server";
import { read } from "~/platform/database.server";
import { createMember } from "../team/factories";
import { BY, emptyCrew, formWith, sign, signMany } from "./factories";

const changesOf = (recordId: string) => read.change.findMany({ where: { recordId }, orderBy: { createdAt: "asc" } });

beforeEach(emptyCrew);

describe("an entry of the podcast crew", () => {
  it("is on the page in the next answer, behind the members who make podcasts, in the visitor's language", async () => {
    await createMember({ name: "Tomas", services: ["podcast"] });
    await createMember({ name: "Greta", services: ["kino"] });
    await sign({ email: "ines@calima.example", es: { position: "Redactora", bio: "" } });
    const shown = await listCrew("es");
    expect(shown.map(({ name }) => name)).toEqual(["Tomas", "Inés Calafat"]);
    expect(shown[1]).toMatchObject({ position: "Redactora", email: "ines@calima.example", germanTexts: ["bio"] });
    expect((await listCrew("de"))[1]).toMatchObject({ position: "Redakteurin", germanTexts: [] });
  });

  it("is made once when its form is sent twice, and recorded", async () => {
    const twice = { id: randomUUID(), form: formWith(), by: BY };
    await Promise.all([crewRecords.create(twice), crewRecords.create(twice)]);
    expect(await read.podcastCrew.count()).toBe(1);
    expect(await changesOf(twice.id)).toMatchObject([
      { resource: "podcast_crew", adminUserId: BY, action: "create", before: null, after: { name: "Inés Calafat", version: 1 } },
    ]);
  });

  it("of two editors who changed the same text is asked for, others are merged", async () => {
    const { id, version } = await sign();
    await crewRecords.update({ id, version, form: formWith({ bio: "Vom Ersten", email: "i@calima.example" }), by: "first" });
    const conflicting = await crewRecords.update({ id, version, form: formWith({ bio: "Vom Zweiten" }), by: "second" });
    expect(conflicting).toMatchObject({ reason: "conflict", conflict: { version: 2, conflicts: [{ name: "bio", stored: "Vom Ersten" }] } });
    await crewRecords.update({ id, version, form: formWith({ position: "Leitung" }), by: "second" });
    expect(await crewRecords.findRow(id)).toMatchObject({ position: "Leitung", bio: "Vom Ersten", email: "i@calima.example", version: 3 });
  });

  it("is deleted for good, with its texts, unless somebody edited it meanwhile", async () => {
    const { id, version } = await sign({ en: { position: "Editor", bio: "" } });
    await crewRecords.update({ id, version, form: formWith({ bio: "Neu", en: { position: "Editor", bio: "" } }), by: BY });
    expect(await crewRecords.remove({ id, version, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await crewRecords.remove({ id, version: 2, by: BY })).toMatchObject({ ok: true, record: { name: "Inés Calafat" } });
    expect([await read.podcastCrew.count(), await read.translation.count()]).toEqual([0, 0]);
    expect(await listCrew("de")).toEqual([]);
    expect(await crewRecords.update({ id, version: 2, form: formWith(), by: BY })).toEqual({ ok: false, reason: "deleted" });
  });

  it("can be brought back from what the history knows, with its texts and a version that it never had", async () => {
    const { id } = await sign({ en: { position: "Editor", bio: "" } });
    await crewRecords.remove({ id, version: 1, by: BY });
    const deleted = await RECORDS.podcast_crew.findDeleted(id);
    await RECORDS.podcast_crew.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
    expect(await crewRecords.findRow(id)).toMatchObject({ name: "Inés Calafat", version: 2, en: { position: "Editor" } });
  });
});

describe("the list of the crew", () => {
  it("has the newest first, in pages, each with the beginning of its biography", async () => {
    await signMany(40);
    const first = await listCrewForAdmin({ page: 1 });
    expect(first).toMatchObject({ page: 1, pageCount: 3 });
    expect(first.entries[0]).toMatchObject({ name: "Stimme 40", bioPreview: "Ein langer Satz über jemanden, der Podcasts macht,…" });
    expect((await listCrewForAdmin({ page: 9 })).entries.at(-1)?.name).toBe("Stimme 1");
  });
});
