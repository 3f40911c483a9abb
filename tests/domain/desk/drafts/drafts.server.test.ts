import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { findText, saveText } from "~/domain/texts/text-kind.server";
import { findDraft, findDraftForm, findShownDraft } from "~/domain/desk/drafts.server";
import { findPreviewLink, listPreviewLinks, makePreviewLink, revokePreviewLink } from "~/domain/desk/preview-links.server";
import { discardDraft, publishDraft, startDraft, updateDraft } from "~/domain/desk/draft-operations.server";
import { initialPermissions, type PermissionResource } from "~/domain/people/access/permissions";
import { findScreenOfPicture, usesOf } from "~/domain/desk/picture-uses.server";
import { listTranslatableTexts } from "~/domain/desk/translation-overview.server";
import { TEXTS } from "~/domain/texts/text-operations.server";
import { findSavedTexts, pageTexts } from "~/domain/texts/site-texts.server";
import { textStateOf } from "~/domain/texts/text";
import type { Field } from "~/domain/record/field-kinds";
import { formOfRecord } from "~/domain/record/resource-table.server";
import { team } from "~/domain/team/team";
import { members } from "~/domain/team/team.server";
import { builtInText } from "~/i18n/page-labels";
import { read, write } from "~/platform/database.server";
import { allOf } from "~/platform/in-portions";
import { uploadPhoto } from "../../media/factories";
import { emptyOffice, employ, employProofreader } from "../../people/access/factories";
import { BY, emptyTeam, createMember, formWith } from "../../team/factories";
import { emptyDrafts, keep, linkBy, linkTo, newToken, publish } from "./desk";

const contentVersion = async () => (await read.contentVersion.aggregate({ _sum: { version: true } }))._sum.version ?? 0;

const placeOf = (recordId: string) => ({ resource: "team", recordId }) as const;

const TWO_LANGUAGES = { bio: "Neu", es: { position: "", bio: "Nuevo" } };

beforeAll(emptyOffice);

beforeEach(async () => {
  await emptyTeam();
  await emptyDrafts();
});

describe("a draft", () => {
  it("does not change live content or the content version", async () => {
    const member = await createMember({ bio: "Alt" });
    const before = await contentVersion();
    await keep(placeOf(member.id), formWith({ bio: "Neu" }));
    expect(await members.findRow(member.id)).toEqual(member);
    expect(await contentVersion()).toBe(before);
    expect(await findShownDraft(placeOf(member.id))).toMatchObject({
      title: "Alba Ferrer",
      standing: "fresh",
      languages: ["de"],
      differences: [{ name: "bio", before: "Alt", after: "Neu" }],
    });
  });

  it("is saved once when its form is sent twice at the same time", async () => {
    const { id } = await createMember();
    const edit = { place: placeOf(id), values: formWith({ bio: "Neu" }), version: 1, by: BY };
    expect(await Promise.all([startDraft(edit), startDraft(edit)])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await read.draft.findMany()).toHaveLength(1);
    expect(await read.change.findMany({ where: { resource: "drafts" } })).toMatchObject([{ action: "create" }]);
  });

  it("merges other people's edits of other fields and reports a conflict about the same field", async () => {
    const { id } = await createMember();
    const place = placeOf(id);
    const { version } = await keep(place, formWith({ bio: "Neu" }));
    await keep(place, formWith({ position: "Ton" }));
    expect((await findDraft(read, place))?.values).toMatchObject({ bio: "Neu", position: "Ton" });
    const late = { place, values: formWith({ bio: "Anders" }), by: BY };
    expect(await startDraft({ ...late, version: 1 })).toMatchObject({ ok: false, conflict: { conflicts: [{ name: "bio" }], version: version + 1 } });
    expect(await updateDraft({ ...late, values: formWith({ bio: "Neu", email: "a@b.example" }), version })).toMatchObject({ ok: true });
    expect((await findDraft(read, place))?.values).toMatchObject({ bio: "Neu", position: "Ton", email: "a@b.example" });
    expect(await updateDraft({ ...late, values: formWith({ position: "Licht" }), version })).toMatchObject({ reason: "conflict" });
  });

  it("reports no conflict for a field that an older form left unchanged", async () => {
    const { id } = await createMember();
    const place = placeOf(id);
    await keep(place, formWith({ position: "Licht" }));
    await members.update({ id, version: 1, form: formWith({ position: "Ton" }), by: "somebody-else" });
    await keep(place, formWith({ bio: "Neu" }));
    expect((await findDraft(read, place))?.values).toMatchObject({ position: "Licht", bio: "Neu" });
  });

  it("stores, with its translations, the German text they were made from", async () => {
    const { id } = await createMember({ bio: "Alt" });
    await keep(placeOf(id), formWith({ bio: "Alt", es: { position: "", bio: "Viejo" } }));
    await members.update({ id, version: 1, form: formWith({ bio: "Neu" }), by: BY });
    expect(await publish(placeOf(id), ["es"])).toMatchObject({ ok: true });
    expect(await read.translation.findMany({ where: { recordId: id } })).toMatchObject([{ value: "Viejo", sourceText: "Alt" }]);
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu" });
  });

  it("counts as a use of its picture", async () => {
    const { id } = await createMember();
    const picture = { category: "team", filename: "1-drafted.webp" };
    await keep(placeOf(id), formWith({ image_url: "/media/team/1-drafted.webp" }));
    expect(await usesOf(picture)).toEqual([{ resource: "team", id, title: "Alba Ferrer", notOnSite: "draft" }]);
    expect(await usesOf({ filename: "1-other.webp" })).toEqual([]);
  });

  it("gives an unpublished picture no page, and counts no second use of a picture that is live", async () => {
    const { id } = await createMember();
    const picture = await uploadPhoto();
    await keep(placeOf(id), formWith({ image_url: picture.url }));
    expect(await findScreenOfPicture(picture.id)).toBeNull();
    await members.update({ id, version: 1, form: formWith({ image_url: picture.url }), by: BY });
    expect([await findScreenOfPicture(picture.id), await usesOf(picture)]).toMatchObject(["team", [{ id, title: "Alba Ferrer" }]]);
  });

  it("rejects an update, a discard and a publication from a form of an earlier, discarded draft", async () => {
    const { id } = await createMember();
    const place = placeOf(id);
    const { version } = await keep(place, formWith({ bio: "Erster" }));
    await discardDraft({ place, version, by: BY });
    await keep(place, formWith({ bio: "Zweiter" }));
    const late = { place, version, by: BY };
    expect(await updateDraft({ ...late, values: formWith({ bio: "Erster, länger" }) })).toMatchObject({ reason: "conflict", conflict: { conflicts: [{ name: "bio", stored: "Zweiter" }] } });
    expect(await discardDraft(late)).toEqual({ ok: false, reason: "conflict" });
    expect(await publishDraft({ ...late, languages: ["de"] })).toEqual({ ok: false, reason: "changed" });
    expect((await findDraft(read, place))?.values).toMatchObject({ bio: "Zweiter" });
  });

  it("of a deleted record shows its name and all differences, and can be published once the record is restored", async () => {
    const { id } = await createMember({ bio: "Alt" });
    const place = placeOf(id);
    await keep(place, formWith({ ...TWO_LANGUAGES, name: "Berta Ferrer" }));
    const removal = await members.remove({ id, version: 1, by: BY });
    const shown = await findShownDraft(place);
    expect(shown).toMatchObject({ title: "Berta Ferrer", standing: "gone", languages: ["de", "es"] });
    expect(shown?.differences).toEqual(expect.arrayContaining([{ name: "bio", before: "", after: "Neu" }, { name: "es.bio", before: "", after: "Nuevo" }]));
    await members.restoreDeleted({ id, deletion: removal.ok ? removal.deletion : "", by: BY });
    expect(await publish(place, ["de", "es"])).toMatchObject({ ok: true, isWhole: true });
    expect(await members.findRow(id)).toMatchObject({ name: "Berta Ferrer", bio: "Neu", es: { bio: "Nuevo" } });
  });

  it("is discarded with its links, but only in the version that was shown", async () => {
    const { id } = await createMember();
    const place = placeOf(id);
    const draft = await keep(place, formWith({ bio: "Neu" }));
    const token = await linkTo(draft.id);
    const { version } = draft;
    expect(await discardDraft({ place, version: version - 1, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await discardDraft({ place, version, by: BY })).toMatchObject({ ok: true });
    expect(await discardDraft({ place, version, by: BY })).toEqual({ ok: false, reason: "missing" });
    expect(await findPreviewLink(token)).toBeNull();
    expect(await read.change.findMany({ where: { resource: "drafts" }, orderBy: { createdAt: "asc" } })).toMatchObject([
      { action: "create", adminUserId: BY, after: { name: "Alba Ferrer", bio: "Neu" } },
      { action: "delete", adminUserId: BY, after: null },
    ]);
  });
});

describe("publishing", () => {
  it("publishes one language, keeps the other as a draft, then publishes the rest", async () => {
    const { id } = await createMember({ bio: "Alt", es: { position: "", bio: "Viejo" } });
    const place = placeOf(id);
    const draft = await keep(place, formWith(TWO_LANGUAGES));
    const token = await linkTo(draft.id);
    expect((await findShownDraft(place))?.languages).toEqual(["de", "es"]);

    expect(await publish(place, ["de"])).toMatchObject({ ok: true, isWhole: false });
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu", es: { bio: "Viejo" }, version: 2 });
    expect(await findShownDraft(place)).toMatchObject({ standing: "fresh", languages: ["es"], differences: [{ name: "es.bio" }] });
    expect(await findPreviewLink(token)).not.toBeNull();

    expect(await publish(place, ["es"])).toMatchObject({ ok: true, isWhole: true });
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu", es: { bio: "Nuevo" }, version: 3 });
    expect([await findDraft(read, place), await findPreviewLink(token)]).toEqual([null, null]);
    expect(await publish(place, ["es"])).toEqual({ ok: false, reason: "missing" });
    const noted = await read.change.findMany({ where: { recordId: { in: [id, draft.id] } }, orderBy: { createdAt: "asc" } });
    expect(noted.map(({ resource, action }) => `${resource} ${action}`).toSorted()).toEqual([
      "drafts create",
      "drafts publish",
      "drafts publish",
      "team create",
      "team update",
      "team update",
    ]);
  });

  it("writes once when it is requested twice at the same time", async () => {
    const { id } = await createMember();
    const place = placeOf(id);
    const { version } = await keep(place, formWith({ bio: "Neu" }));
    const asked = { place, version, languages: ["de"], by: BY } as const;
    const results = await Promise.all([publishDraft(asked), publishDraft(asked)]);
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu", version: 2 });
  });

  it("keeps fields that an update added after the draft was made", async () => {
    const { id } = await createMember({ position: "Ton", email: "a@b.example", es: { position: "Sonido", bio: "" } });
    const place = placeOf(id);
    await keep(place, formWith(TWO_LANGUAGES));
    const { name } = formWith();
    await write((tx) => tx.draft.updateMany({ data: { values: { name, bio: "Neu", es: { bio: "Nuevo" } } } }));
    expect((await findShownDraft(place))?.differences.map((difference) => difference.name).toSorted()).toEqual(["bio", "es.bio"]);
    expect((await findDraftForm(place)).draft?.values).toMatchObject({ bio: "Neu", position: "Ton", es: { position: "Sonido" } });
    expect(await publish(place, ["de", "es"])).toMatchObject({ ok: true, isWhole: true });
    const kept = { position: "Ton", email: "a@b.example", isTeamMember: true };
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu", ...kept, es: { bio: "Nuevo", position: "Sonido" } });
  });

  it("keeps what others saved in other fields in the meantime", async () => {
    const { id } = await createMember();
    const place = placeOf(id);
    await keep(place, formWith({ bio: "Neu" }));
    await members.update({ id, version: 1, form: formWith({ position: "Ton" }), by: "somebody-else" });
    expect(await findShownDraft(place)).toMatchObject({ standing: "movedOn", differences: [{ name: "bio" }] });
    expect(await publish(place, ["de"])).toMatchObject({ ok: true, isWhole: true });
    expect(await members.findRow(id)).toMatchObject({ bio: "Neu", position: "Ton", version: 3 });
  });

  it("reports a conflict when others saved the same field, and publishes the resolved draft", async () => {
    const { id } = await createMember({ bio: "Alt" });
    const place = placeOf(id);
    const { version } = await keep(place, formWith({ bio: "Entwurf" }));
    await members.update({ id, version: 1, form: formWith({ bio: "Inzwischen" }), by: "somebody-else" });
    const asked = await publish(place, ["de"]);
    expect(asked).toMatchObject({
      reason: "conflict",
      baseVersion: 2,
      conflict: { version, conflicts: [{ name: "bio", base: "Alt", stored: "Inzwischen", typed: "Entwurf" }] },
    });
    expect(await members.findRow(id)).toMatchObject({ bio: "Inzwischen", version: 2 });
    await updateDraft({ place, values: formWith({ bio: "Beides" }), version, baseVersion: 2, by: BY });
    expect(await publish(place, ["de"])).toMatchObject({ ok: true, isWhole: true });
    expect(await members.findRow(id)).toMatchObject({ bio: "Beides" });
  });

  it("reports a conflict when a draft and another edit together would leave no role, also for two edits of the draft", async () => {
    const { id } = await createMember({ is_moderator: true });
    const [noMember, noModerator] = [formWith({ is_team_member: false, is_moderator: true }), formWith({ is_moderator: false })];
    const place = placeOf(id);
    const { version } = await keep(place, noModerator);
    expect(await startDraft({ place, values: noMember, version: 1, by: BY })).toMatchObject({ reason: "conflict" });
    await members.update({ id, version: 1, form: noMember, by: "somebody else" });
    expect(await publish(place, ["de"])).toMatchObject({ reason: "conflict", conflict: { conflicts: [{ name: "is_team_member" }, { name: "is_moderator" }], version }, baseVersion: 2 });
    expect(await updateDraft({ place, values: noModerator, version, baseVersion: 2, by: BY })).toMatchObject({ ok: true });
    expect(await publish(place, ["de"])).toMatchObject({ ok: true });
    expect(await members.findRow(id)).toMatchObject({ isTeamMember: true, isModerator: false });
  });

  it("refuses an outdated draft version, a missing picture and a deleted record", async () => {
    const member = await createMember();
    const place = placeOf(member.id);
    const { version } = await keep(place, formWith({ image_url: "/media/team/1-gone.webp" }));
    expect(await publishDraft({ place, version: version - 1, languages: ["de"], by: BY })).toEqual({ ok: false, reason: "changed" });
    expect(await publish(place, ["de"])).toEqual({ ok: false, reason: "pictureMissing" });
    await members.remove({ id: member.id, version: 1, by: BY });
    expect(await publish(place, ["de"])).toEqual({ ok: false, reason: "deleted" });
    expect(await findShownDraft(place)).toMatchObject({ standing: "gone" });
    expect(await startDraft({ place, values: formOfRecord(members.table, member), version: 1, by: BY })).toEqual({ ok: false, reason: "missing" });
  });

  it("publishes each language of a page text separately", async () => {
    await write((tx) => tx.pageContent.deleteMany());
    const place = { resource: "pages", recordId: "about.mission_text" } as const;
    const values = { content_value: "Wind", es: { content_value: "Viento" }, en: { content_value: builtInText({ page: "about", section: "mission_text" }, "en") } };
    await keep(place, values, 0);
    expect(await findSavedTexts("about", "de")).toEqual({});
    expect(await publish(place, ["es"])).toMatchObject({ ok: true, isWhole: false });
    expect([await findSavedTexts("about", "de"), await findSavedTexts("about", "es")]).toEqual([{}, { mission_text: "Viento" }]);
    expect(await publish(place, ["de"])).toMatchObject({ ok: true, isWhole: true });
    expect(await findSavedTexts("about", "de")).toEqual({ mission_text: "Wind" });
  });

  it("stores, with the translation of a page text, the German text it was made from", async () => {
    await write((tx) => tx.pageContent.deleteMany());
    const key = { page: "about", section: "mission_text", extent: "all" } as const;
    const place = { resource: "pages", recordId: "about.mission_text" } as const;
    const { form } = await findText(pageTexts, key);
    await saveText(pageTexts, key, { form: { ...form, content_value: "Alt" }, version: 0, by: BY });
    const { form: saved, version } = await findText(pageTexts, key);
    await keep(place, { ...saved, es: { content_value: "Viejo" } }, version);
    await saveText(pageTexts, key, { form: { ...saved, content_value: "Neu" }, version, by: "somebody-else" });
    expect(await publish(place, ["es"])).toMatchObject({ ok: true, isWhole: true });
    const { text } = await findText(pageTexts, key);
    expect([text.texts.de.value, text.texts.es.value, textStateOf(text, "es")]).toEqual(["Neu", "Viejo", "newGerman"]);
  });

  it.each([
    { kind: "content", id: "radio.title.", field: "content_value", key: "content/radio/title" },
    { kind: "legal", id: "notice.", field: "content_value", key: "legal/notice/text" },
    { kind: "podcast_content", id: "hero.", field: "subtitle", key: "podcast/hero/subtitle" },
  ] as const)("stores, with a translation of $key that has its own form, the German text of the time it was written", async ({ kind, id, field, key }) => {
    await write(async (tx) => void (await Promise.all([tx.content.deleteMany(), tx.pageContent.deleteMany(), tx.podcastContent.deleteMany()])));
    const formIn = async (language: "de" | "es", value: string) => {
      const found = await TEXTS[kind].at(id + language)?.restorer.find();
      return { form: { ...found?.values, [field]: value }, version: found?.version ?? 0, by: BY };
    };
    const place = { resource: kind, recordId: `${id}es` };
    const stateAfter = async (german: string) => {
      const { form, version } = await formIn("es", `Texto antes de ${german}`);
      await keep(place, form, version);
      await TEXTS[kind].at(`${id}de`)?.save(await formIn("de", german));
      expect(await publish(place, ["es"])).toMatchObject({ ok: true, isWhole: true });
      return (await allOf(listTranslatableTexts())).find((text) => text.key === key)?.states.es;
    };
    expect([await stateAfter("Neu"), await stateAfter("Neu"), await stateAfter("Anders")]).toEqual(["outdated", "complete", "outdated"]);
  });

  it("deletes a draft that removes a saved text", async () => {
    await write((tx) => tx.pageContent.deleteMany());
    const [key, place] = [{ page: "legal/notice", language: "de" } as const, { resource: "legal", recordId: "notice.de" } as const];
    await saveText(legalTexts, key, { form: { content_value: "## Unser Text", status: "" }, version: 0, by: BY });
    const { form, version } = await findText(legalTexts, key);
    await keep(place, { ...form, content_value: "" }, version);
    expect(await publish(place, ["de"])).toMatchObject({ ok: true, isWhole: true });
    expect((await findText(legalTexts, key)).text.texts.de.value).toBe("");
    expect(await findDraft(read, place)).toBeNull();
  });
});

describe("a draft of a record that was never live", () => {
  const place = placeOf("0b5e1c1e-0000-4000-8000-000000000001");
  const begin = (values = formWith(TWO_LANGUAGES)) => startDraft({ place, values, version: 0, by: BY });
  const begun = async () => (await findDraft(read, place))?.version ?? 0;

  it("adds no member and does not change the content version", async () => {
    const before = await contentVersion();
    expect(await begin()).toMatchObject({ ok: true, record: { title: "Alba Ferrer" } });
    expect(await members.findRow(place.recordId)).toBeNull();
    expect(await contentVersion()).toBe(before);
    const draft = await findShownDraft(place);
    expect(draft).toMatchObject({ title: "Alba Ferrer", standing: "new", languages: ["de", "es"] });
    const neverEmpty = Object.entries<Field>(team.fields).filter(([, { kind }]) => kind === "number" || kind === "choice").map(([name]) => name);
    const filled = ["bio", "es.bio", "is_team_member", "name", "position", ...neverEmpty];
    expect(draft?.differences.map(({ name }) => name).toSorted()).toEqual(filled.toSorted());
  });

  it("is saved once when its form is sent twice, reports a conflict with different values, and is editable like other drafts", async () => {
    expect(await Promise.all([begin(), begin()])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await read.draft.findMany()).toMatchObject([{ baseVersion: 0 }]);
    const version = await begun();
    expect(await begin(formWith({ bio: "Anders" }))).toMatchObject({ ok: false, conflict: { version, conflicts: [{ name: "bio" }] } });
    const values = formWith({ ...TWO_LANGUAGES, name: "Berta Ferrer" });
    expect(await updateDraft({ place, values, version, by: BY })).toMatchObject({ ok: true, record: { title: "Berta Ferrer" } });
    expect(await findShownDraft(place)).toMatchObject({ title: "Berta Ferrer", version: version + 1 });
  });

  it("must be published in German first; the rest stays a draft of the new member", async () => {
    await begin();
    expect(await publish(place, ["es"])).toEqual({ ok: false, reason: "unusable" });
    expect(await publish(place, ["de"])).toMatchObject({ ok: true, isWhole: false });
    expect(await members.findRow(place.recordId)).toMatchObject({ bio: "Neu", es: { bio: "" }, version: 1 });
    expect(await findShownDraft(place)).toMatchObject({ standing: "fresh", languages: ["es"] });
    expect(await publish(place, ["es"])).toMatchObject({ ok: true, isWhole: true });
    expect(await members.findRow(place.recordId)).toMatchObject({ es: { bio: "Nuevo" }, version: 2 });
    const noted = await read.change.findMany({ where: { resource: "team", recordId: place.recordId }, orderBy: { createdAt: "asc" } });
    expect(noted).toMatchObject([{ action: "create", adminUserId: BY }, { action: "update" }]);
  });

  it("creates one record when it is published twice at the same time", async () => {
    await begin();
    const asked = { place, version: await begun(), languages: ["de", "es"], by: BY } as const;
    const results = await Promise.all([publishDraft(asked), publishDraft(asked)]);
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await read.teamMember.count()).toBe(1);
  });

  it("reports a conflict when the same form was also saved as a live record", async () => {
    await begin();
    await members.create({ id: place.recordId, form: formWith({ bio: "Schon da" }), by: BY });
    expect(await findShownDraft(place)).toMatchObject({ standing: "conflicting" });
    expect(await publish(place, ["de"])).toMatchObject({ reason: "conflict", baseVersion: 1 });
  });

  it("is discarded by its own name, and is refused for a deleted record or an invalid id", async () => {
    await begin();
    expect(await discardDraft({ place, version: await begun(), by: BY })).toMatchObject({ ok: true, record: { title: "Alba Ferrer" } });
    const { id } = await createMember();
    await members.remove({ id, version: 1, by: BY });
    for (const recordId of [id, "anything", `${place.recordId}x`]) {
      const edit = { place: placeOf(recordId), values: formWith({}), version: 0, by: BY };
      expect(await startDraft(edit)).toEqual({ ok: false, reason: "missing" });
    }
  });
});

describe("a draft of a legal text", () => {
  const ENGLISH = { page: "legal/privacy", language: "en" } as const;
  const place = { resource: "legal", recordId: "privacy.en" } as const;
  const live = async () => (await findText(legalTexts, ENGLISH)).form;

  beforeEach(() =>
    write(async (tx) => {
      await tx.pageContent.deleteMany();
      await tx.change.deleteMany({ where: { resource: "legal" } });
    }),
  );

  it("has one language, stays off the site, and goes live as if its form was saved", async () => {
    const before = await contentVersion();
    await keep(place, { content_value: "## Draft", status: "2026-02" }, 0);
    expect([await live(), await contentVersion()]).toEqual([{ content_value: "", status: "" }, before]);
    const draft = await findShownDraft(place);
    expect(draft).toMatchObject({ title: "Datenschutzerklärung (English)", standing: "fresh", languages: ["en"] });
    expect(draft?.differences.map(({ name, after }) => [name, after]).toSorted()).toEqual([
      ["content_value", "## Draft"],
      ["status", "2026-02"],
    ]);
    expect(await publish(place, ["en"])).toMatchObject({ ok: true, isWhole: true });
    expect(await live()).toEqual({ content_value: "## Draft", status: "2026-02" });
    expect((await findText(legalTexts, { ...ENGLISH, language: "es" })).form).toEqual({ content_value: "", status: "" });
    expect(await findDraft(read, place)).toBeNull();
    const noted = await read.change.findMany({ where: { resource: "legal" } });
    expect(noted).toMatchObject([{ recordId: "privacy.en", action: "update", adminUserId: BY, after: { content_value: "## Draft" } }]);
    const [text] = await read.pageContent.findMany({ where: { sectionKey: "text" } });
    expect(text?.languageCode).toBe("en");
    expect(text?.germanText).toContain("Verantwortlicher");
  });

  it("keeps a month saved by others and reports a conflict about the text", async () => {
    const { version } = await keep(place, { content_value: "## Draft", status: "" }, 0);
    await saveText(legalTexts, ENGLISH, { form: { content_value: "", status: "2026-03" }, version: 0, by: "somebody-else" });
    expect(await findShownDraft(place)).toMatchObject({ standing: "movedOn", differences: [{ name: "content_value" }] });
    await saveText(legalTexts, ENGLISH, { form: { content_value: "## Meanwhile", status: "2026-03" }, version: 1, by: "somebody-else" });
    expect(await publish(place, ["en"])).toMatchObject({
      reason: "conflict",
      baseVersion: 2,
      conflict: { conflicts: [{ name: "content_value", base: "", stored: "## Meanwhile", typed: "## Draft" }] },
    });
    await updateDraft({ place, values: { content_value: "## Both", status: "2026-03" }, version, baseVersion: 2, by: BY });
    expect(await publish(place, ["en"])).toMatchObject({ ok: true, isWhole: true });
    expect(await live()).toEqual({ content_value: "## Both", status: "2026-03" });
  });

  it("can be discarded and then leaves nothing on the site", async () => {
    const { version } = await keep(place, { content_value: "## Draft", status: "" }, 0);
    expect(await discardDraft({ place, version, by: BY })).toMatchObject({ ok: true, record: { title: "Datenschutzerklärung (English)" } });
    expect([await findDraft(read, place), await read.pageContent.count()]).toEqual([null, 0]);
  });

  it.each(["PRIVACY.EN", "privacy.xx", "imprint.de", "privacy.en.x"])("is refused under the id %s", async (recordId) => {
    const edit = { place: { resource: "legal", recordId }, values: { content_value: "x", status: "" }, version: 0, by: BY } as const;
    expect(await startDraft(edit)).toEqual({ ok: false, reason: "missing" });
  });
});

describe("a draft of a text", () => {
  it.each([
    ["pages", "about.mission_text.de"],
    ["pages", "about.mission_text."],
    ["pages", "About.mission_text"],
    ["content", "radio.title.es.es"],
    ["content", "Radio.title.es"],
    ["content", "radio.title"],
    ["podcast_content", "hero.de.de"],
    ["podcast_content", "HERO.de"],
  ] as const)("of the resource %s is refused under the id %s", async (resource, recordId) => {
    expect(await startDraft({ place: { resource, recordId }, values: { content_value: "x" }, version: 0, by: BY })).toEqual({ ok: false, reason: "missing" });
  });
});

describe("a preview link", () => {
  it("is stored as a hash, is made once when sent twice, and ends when it expires or is revoked", async () => {
    const { id } = await createMember();
    const draft = await keep(placeOf(id), formWith({ bio: "Neu" }));
    const token = newToken();
    const [one, other] = [await linkTo(draft.id), await linkTo(null)];
    expect(JSON.stringify(await read.previewLink.findMany())).not.toContain(one);
    expect(await findPreviewLink(one)).toMatchObject({ draftId: draft.id });
    expect(await findPreviewLink(other)).toMatchObject({ draftId: null });
    expect(await findPreviewLink(token)).toBeNull();

    const [link] = await listPreviewLinks(draft.id);
    await revokePreviewLink({ id: link?.id ?? "", draftId: null, title: "", by: BY });
    expect(await findPreviewLink(one)).not.toBeNull();
    await revokePreviewLink({ id: link?.id ?? "", draftId: draft.id, title: "", by: BY });
    expect(await findPreviewLink(one)).toBeNull();
    await revokePreviewLink({ id: link?.id ?? "", draftId: draft.id, title: "", by: BY });
    expect(await read.change.count({ where: { recordId: link?.id, action: "delete" } })).toBe(1);

    const asked = { token, draftId: draft.id, title: "", hours: 1, by: (await employ({ role: "editor" })).adminUserId };
    const twice = [await makePreviewLink(asked), await makePreviewLink(asked)];
    expect(twice[1]?.expiresAt).toEqual(twice[0]?.expiresAt);
    expect(await findPreviewLink(token)).not.toBeNull();
    await write((tx) => tx.previewLink.deleteMany());

    expect(await findPreviewLink(await linkTo(draft.id, -1))).toBeNull();
    expect(await listPreviewLinks(draft.id)).toEqual([]);
    await linkTo(draft.id);
    expect(await read.previewLink.count({ where: { expiresAt: { lt: new Date() } } })).toBe(0);
  });

  const ENDS: { what: string; end: (adminUserId: string) => Promise<unknown> }[] = [
    { what: "is deactivated", end: (id) => write((tx) => tx.adminUser.update({ where: { id }, data: { isActive: false } })) },
    { what: "is deleted", end: (id) => write((tx) => tx.adminUser.delete({ where: { id } })) },
    { what: "becomes a viewer", end: (id) => write((tx) => tx.adminUser.update({ where: { id }, data: { roleId: "viewer" } })) },
  ];

  it.each(ENDS)("ends and disappears from the list when its maker $what", async ({ end }) => {
    const { id } = await createMember();
    const draft = await keep(placeOf(id), formWith({ bio: "Neu" }));
    const [{ adminUserId }, colleague] = [await employ({ role: "editor" }), await employ({ role: "editor" })];
    const [ofOne, ofAll, others] = [await linkBy(adminUserId, draft.id), await linkBy(adminUserId, null), await linkBy(colleague.adminUserId, draft.id)];
    expect([await findPreviewLink(ofOne), await findPreviewLink(ofAll)]).toEqual([expect.anything(), expect.anything()]);
    await end(adminUserId);
    expect([await findPreviewLink(ofOne), await findPreviewLink(ofAll)]).toEqual([null, null]);
    expect(await findPreviewLink(others)).not.toBeNull();
    expect([await listPreviewLinks(draft.id), await listPreviewLinks(null)]).toMatchObject([[{ who: "Ana Ferrer" }], []]);
  });

  it("to all drafts ends when its maker loses any right; one to a single draft ends with the right to its resource", async () => {
    const { id } = await createMember();
    const draft = await keep(placeOf(id), formWith({ bio: "Neu" }));
    const { adminUserId } = await employProofreader();
    const [ofOne, ofAll] = [await linkBy(adminUserId, draft.id), await linkBy(adminUserId, null)];
    const mayNot = async (resource: PermissionResource) => {
      const permissions = initialPermissions("editor");
      await write((tx) => tx.userRole.update({ where: { name: "proofreader" }, data: { permissions: { ...permissions, [resource]: {} } } }));
    };
    await mayNot("sponsors");
    expect([await findPreviewLink(ofOne), await findPreviewLink(ofAll)]).toEqual([expect.anything(), null]);
    await mayNot("team");
    expect(await findPreviewLink(ofOne)).toBeNull();
  });
});
