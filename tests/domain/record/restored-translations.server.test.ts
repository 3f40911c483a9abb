import { beforeEach, describe, expect, it } from "vitest";
import { crewRecords } from "~/domain/podcast-crew/podcast-crew.server";
import { listHistory } from "~/domain/record/history.server";
import { listOutdatedTexts } from "~/domain/record/translations.server";
import { members } from "~/domain/team/team.server";
import { read, write } from "~/platform/database.server";
import { emptyCrew, formWith as crewForm, createCrewEntry } from "../podcast-crew/factories";
import { BY, createMember, emptyTeam, formWith } from "../team/factories";
import { changesOf } from "./history-calls";

const inSpanish = (position: string) => ({ position, bio: "" });

const translationsOf = (recordId: string) => read.translation.findMany({ where: { recordId }, select: { value: true, sourceText: true } });

/** A member whose outdated Spanish position was translated again, and the last change. */
async function createRetranslated() {
  const { id } = await createMember({ position: "Kamera", es: inSpanish("Cámara") });
  await members.update({ id, version: 1, form: formWith({ position: "Bildgestaltung", es: inSpanish("Cámara") }), by: BY });
  await members.update({ id, version: 2, form: formWith({ position: "Bildgestaltung", es: inSpanish("Fotografía") }), by: BY });
  return { id, last: (await changesOf(id)).at(-1)?.id ?? "" };
}

function takeBack({ id, last }: { id: string; last: string }) {
  return members.restorer(id).reset({ state: { changeId: last, side: "before" }, version: 3, by: BY });
}

beforeEach(emptyTeam);

describe("resetting a translation", () => {
  it("makes it outdated again", async () => {
    const { id, last } = await createRetranslated();
    expect(await takeBack({ id, last })).toMatchObject({ ok: true });
    expect(await translationsOf(id)).toEqual([{ value: "Cámara", sourceText: "Kamera" }]);
    expect(await listOutdatedTexts({ resource: "team", recordId: id }, { position: "Bildgestaltung" })).toEqual(["es.position"]);
  });

  it("makes it complete again", async () => {
    const { id } = await createMember({ position: "Kamera", es: inSpanish("Cámara") });
    await members.update({ id, version: 1, form: formWith({ es: inSpanish("Fotografía") }), by: BY });
    const [first] = await changesOf(id);
    await members.restorer(id).reset({ state: { changeId: first?.id ?? "", side: "after" }, version: 2, by: BY });
    expect(await translationsOf(id)).toEqual([{ value: "Cámara", sourceText: "Kamera" }]);
  });

  it("makes it outdated if its source was not stored", async () => {
    const { id, last } = await createRetranslated();
    const before = { ...formWith({ position: "Bildgestaltung", es: inSpanish("Cámara") }), version: 2 };
    await write((tx) => tx.change.update({ where: { id: last }, data: { before } }));
    await takeBack({ id, last });
    expect(await translationsOf(id)).toEqual([{ value: "Cámara", sourceText: "" }]);
  });

  it("appears in the history as the change of its form field", async () => {
    const { id, last } = await createRetranslated();
    await takeBack({ id, last });
    const { entries } = await listHistory({ place: { resource: "team", recordId: id }, current: null }, { page: 1 });
    expect(entries.map(({ differences }) => differences.map(({ name }) => name))).toEqual([["es.position"], ["es.position"], ["position"], []]);
  });
});

it("a translation that is restored with its record stays outdated", async () => {
  await emptyCrew();
  const es = inSpanish("Redactora");
  const { id } = await createCrewEntry({ position: "Redakteurin", es });
  await crewRecords.update({ id, version: 1, form: crewForm({ position: "Chefredakteurin", es }), by: BY });
  await crewRecords.remove({ id, version: 2, by: BY });
  const deletion = (await crewRecords.findDeleted(id))?.deletion ?? "";
  expect(await crewRecords.restoreDeleted({ id, deletion, by: BY })).toMatchObject({ ok: true });
  expect(await translationsOf(id)).toEqual([{ value: "Redactora", sourceText: "Redakteurin" }]);
});
