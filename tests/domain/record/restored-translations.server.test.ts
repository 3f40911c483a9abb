import { beforeEach, describe, expect, it } from "vitest";
import { crewRecords } from "~/domain/podcast-crew/podcast-crew.server";
import { listHistory } from "~/domain/record/history.server";
import { listOutdatedTexts } from "~/domain/record/translations.server";
import { members } from "~/domain/team/team.server";
import { read, write } from "~/platform/database.server";
import { emptyCrew, formWith as crewForm, sign } from "../podcast-crew/factories";
import { BY, createMember, emptyTeam, formWith } from "../team/factories";
import { changesOf } from "./history-calls";

const inSpanish = (position: string) => ({ position, bio: "" });

const translationsOf = (recordId: string) => read.translation.findMany({ where: { recordId }, select: { value: true, sourceText: true } });

/** A member whose outdated Spanish position was written anew, and the changes of it. */
async function translatedAnew() {
  const { id } = await createMember({ position: "Kamera", es: inSpanish("Cámara") });
  await members.update({ id, version: 1, form: formWith({ position: "Bildgestaltung", es: inSpanish("Cámara") }), by: BY });
  await members.update({ id, version: 2, form: formWith({ position: "Bildgestaltung", es: inSpanish("Fotografía") }), by: BY });
  return { id, last: (await changesOf(id)).at(-1)?.id ?? "" };
}

function takeBack({ id, last }: { id: string; last: string }) {
  return members.restorer(id).reset({ state: { changeId: last, side: "before" }, version: 3, by: BY });
}

beforeEach(emptyTeam);

describe("a translation that is set back", () => {
  it("is as outdated as it was", async () => {
    const { id, last } = await translatedAnew();
    expect(await takeBack({ id, last })).toMatchObject({ ok: true });
    expect(await translationsOf(id)).toEqual([{ value: "Cámara", sourceText: "Kamera" }]);
    expect(await listOutdatedTexts({ resource: "team", recordId: id }, { position: "Bildgestaltung" })).toEqual(["es.position"]);
  });

  it("is as right as it was", async () => {
    const { id } = await createMember({ position: "Kamera", es: inSpanish("Cámara") });
    await members.update({ id, version: 1, form: formWith({ es: inSpanish("Fotografía") }), by: BY });
    const [first] = await changesOf(id);
    await members.restorer(id).reset({ state: { changeId: first?.id ?? "", side: "after" }, version: 2, by: BY });
    expect(await translationsOf(id)).toEqual([{ value: "Cámara", sourceText: "Kamera" }]);
  });

  it("is outdated where nobody noted what it was made from", async () => {
    const { id, last } = await translatedAnew();
    const before = { ...formWith({ position: "Bildgestaltung", es: inSpanish("Cámara") }), version: 2 };
    await write((tx) => tx.change.update({ where: { id: last }, data: { before } }));
    await takeBack({ id, last });
    expect(await translationsOf(id)).toEqual([{ value: "Cámara", sourceText: "" }]);
  });

  it("is told in the history by what was changed in the form", async () => {
    const { id, last } = await translatedAnew();
    await takeBack({ id, last });
    const { entries } = await listHistory({ place: { resource: "team", recordId: id }, current: null }, { page: 1 });
    expect(entries.map(({ differences }) => differences.map(({ name }) => name))).toEqual([["es.position"], ["es.position"], ["position"], []]);
  });
});

it("a translation that comes back with its record is as outdated as it was", async () => {
  await emptyCrew();
  const es = inSpanish("Redactora");
  const { id } = await sign({ position: "Redakteurin", es });
  await crewRecords.update({ id, version: 1, form: crewForm({ position: "Chefredakteurin", es }), by: BY });
  await crewRecords.remove({ id, version: 2, by: BY });
  const deletion = (await crewRecords.findDeleted(id))?.deletion ?? "";
  expect(await crewRecords.restoreDeleted({ id, deletion, by: BY })).toMatchObject({ ok: true });
  expect(await translationsOf(id)).toEqual([{ value: "Redactora", sourceText: "Redakteurin" }]);
});
