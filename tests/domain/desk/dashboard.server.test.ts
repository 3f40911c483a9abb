import { beforeAll, beforeEach, expect, it } from "vitest";
import { findWaiting } from "~/domain/desk/dashboard.server";
import { initialPermissions } from "~/domain/people/access/permissions";
import { members } from "~/domain/team/team.server";
import { byTranslation, LANGUAGES } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import * as frame from "~/routes/admin";
import { callOf, signInAs } from "../record/record-screens";
import { BY, createMember, emptyTeam, formWith } from "../team/factories";
import { countStatements } from "../team/statements";

const editor = { permissions: initialPermissions("editor") };
const letter = { name: "Clara", email: "clara@calima.example", subject: "Werft", message: "Guten Tag", language: "de" };

beforeAll(signInAs);

beforeEach(async () => {
  await emptyTeam();
  await write((tx) => tx.message.deleteMany());
  await write((tx) => tx.draft.deleteMany());
});

async function translationsOf(shown = LANGUAGES) {
  return (await findWaiting(editor, shown)).translations ?? { missing: NaN, outdated: NaN, open: NaN };
}

/** Counting continues in the background when the machine is busy. */
async function counted() {
  await expect.poll(() => countStatements(() => findWaiting(editor, LANGUAGES)), { timeout: 10_000 }).toBe(3);
}

it("waiting work is counted for people who may handle it and is zero for viewers", async () => {
  await write((tx) => tx.message.createMany({ data: [0, 1].map((n) => ({ ...letter, state: n === 0 ? "new" : "done", idempotencyKey: n.toString() })) }));
  await write((tx) => tx.draft.create({ data: { resource: "team", recordId: "ana", values: {}, baseVersion: 1 } }));
  expect(await findWaiting(editor, LANGUAGES)).toMatchObject({ messages: 1, drafts: 1, language: null });
  const nothing = { messages: 0, drafts: 0, translations: { missing: 0, outdated: 0, open: 0 } };
  expect(await findWaiting({ permissions: initialPermissions("viewer") }, LANGUAGES)).toMatchObject(nothing);
});

it("translation counts include a record saved a moment ago, for the languages that visitors see", async () => {
  await counted();
  const before = await translationsOf();
  const es = { position: "Cámara", bio: "" };
  const all = byTranslation(() => ({ position: "Cámara", bio: "" }));
  const { id } = await createMember({ position: "Kamera", es });
  await counted();
  expect(await translationsOf()).toEqual({ ...before, missing: before.missing + 1, open: before.open + 1 });

  await members.update({ id, version: 1, form: formWith({ position: "Bildgestaltung", ...all }), by: BY });
  await counted();
  expect(await translationsOf()).toEqual({ ...before, outdated: before.outdated + 1, open: before.open + 1 });
  expect((await translationsOf(["de", "en"])).outdated).toBe((await translationsOf(["de", "es"])).outdated - 1);
  expect(await findWaiting(editor, ["de", "en"])).toMatchObject({ language: "en" });
  expect(await translationsOf(["de"])).toEqual({ missing: 0, outdated: 0, open: 0 });
});

it("waiting work costs the frame three queries; texts are read once per content version", async () => {
  await counted();
  await createMember({ position: "Ton" });
  expect(await countStatements(() => findWaiting(editor, LANGUAGES))).toBeGreaterThan(3);
  await counted();
  const call = await callOf("editor", "/admin/team");
  // five for the signed-in person, three for the settings, three for the waiting work
  expect(await countStatements(() => Promise.resolve(frame.loader(call)))).toBeLessThanOrEqual(11);
});
