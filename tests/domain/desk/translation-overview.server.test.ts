import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { textMark, TRANSLATED_AREAS } from "~/domain/desk/translation-overview";
import { members } from "~/domain/team/team.server";
import { findMark, listTranslationStates } from "~/domain/desk/translation-overview.server";
import { byTranslation, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { allOf } from "~/platform/in-portions";
import * as confirmScreen from "~/routes/admin.translations.$resource.$id.confirm";
import { podcastSections } from "~/domain/texts/podcast-sections.server";
import { areaTexts, pageTexts } from "~/domain/texts/site-texts.server";
import { findText, saveText } from "~/domain/texts/text-kind.server";
import * as editScreen from "~/routes/admin.$resource.$id.edit";
import * as textForm from "~/routes/admin.texts.edit";
import * as overviewScreen from "~/routes/admin.translations";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";
import { mediaRecords } from "~/domain/media/media.server";
import { mediaForm, uploadPhoto } from "../media/factories";
import { BY, emptyTeam, createMember, createMembers, formWith } from "../team/factories";
import { countStatements } from "../team/statements";

beforeAll(signInAs);

beforeEach(emptyTeam);

/** The languages without translations in these tests. */
const OTHERS = TRANSLATION_LANGUAGES.filter((language) => language !== "es");

const shown = async (search: string, role: Role = "editor") =>
  overviewScreen.loader(await callOf(role, `/admin/translations?noun=team${search}`));

/** A member whose German position was changed after its translation. */
async function createOutdatedMember() {
  const es = { position: "Cámara", bio: "" };
  const { id } = await createMember({ position: "Kamera", es });
  await members.update({ id, version: 1, form: formWith({ position: "Bildgestaltung", es }), by: BY });
  return { id, text: (await compared(id)).text };
}

type Compared = { resource?: string; field?: string; role?: Role };

async function compared(id: string, { resource = "team", field = "position", role = "editor" }: Compared = {}) {
  const call = await callOf(role, `/admin/translations/${resource}/${id}/confirm?language=es&field=${field}&view=state%3Doutdated`);
  return confirmScreen.loader({ ...call, params: { resource, id } });
}

async function confirm(id: string, { seen = "", role = "editor" }: { seen?: string; role?: Role }) {
  const fields = { language: "es", field: "position", seen, view: "state=outdated&language=es" };
  const call = await callOf(role, `/admin/translations/team/${id}/confirm`, multipart(fields));
  return confirmScreen.action({ ...call, params: { resource: "team", id } });
}

describe("the overview", () => {
  it("lists missing and outdated translations with counts", async () => {
    await createMember({ name: "Fertig", ...byTranslation(() => ({ position: "Cámara", bio: "" })) });
    const { id } = await createOutdatedMember();
    const { records, counts } = await shown("&language=es");
    expect(records.map(({ name }) => name)).toEqual(["Fertig", "Alba Ferrer"]);
    expect(records[1]?.languages[0]).toEqual({ language: "es", missing: [], outdated: [{ field: "position", label: "Position" }] });
    expect(counts.state).toEqual([
      { value: null, count: 2 },
      { value: "open", count: 1 },
      { value: "missing", count: 0 },
      { value: "outdated", count: 1 },
      { value: "complete", count: 1 },
    ]);
    expect((await shown("&state=missing")).records).toMatchObject([{ key: `team/${id}`, languages: [{ missing: [] }, ...OTHERS.map(() => ({ missing: [{ field: "position" }] }))] }]);
  });

  it("offers editing for the areas that a person may change", async () => {
    expect((await shown("", "viewer")).editable).toEqual([]);
    expect((await shown("", "editor")).editable).toContain("team");
  });

  it("lists no areas that a person may not read", async () => {
    await createMember();
    const { records } = await listTranslationStates({ areas: ["services"], filter: { state: null, language: null, area: null }, page: 1 });
    expect(records.filter(({ area }) => area !== "services")).toEqual([]);
  });

  it.each([
    ["team", "team/1"],
    ["pages", "pages/1/position"],
  ] as const)("marks the outdated text of %s at %s", (area, at) => {
    const outdated = [{ field: "position", label: "Position" }];
    const records = [{ key: `${area}/1`, area, name: "", languages: [{ language: "es" as const, missing: [], outdated }] }];
    expect(findMark(records, textMark("es", `${area}/1/position`))).toBe(textMark("es", at));
  });

  it("lists each of many members once, in the order of the team list", async () => {
    await createMembers(1_100);
    const listed = (await allOf(members.listGermanTexts())).map(({ name }) => name);
    expect(listed).toEqual(Array.from({ length: 1_100 }, (_, index) => `Person ${(index + 1).toString()}`));
  });

  it("needs as many queries for two hundred records as for one", async () => {
    const all = { areas: TRANSLATED_AREAS, filter: { state: null, language: null, area: null }, page: 1 };
    await createMembers(1);
    const few = await countStatements(() => listTranslationStates(all));
    await createMembers(200);
    expect(await countStatements(() => listTranslationStates(all))).toBe(few);
  });
});

describe("an outdated translation", () => {
  it("is shown beside the old and the new German text to everybody who may read it", async () => {
    const { id } = await createOutdatedMember();
    const { text, mayUpdate, view } = await compared(id, { role: "viewer" });
    expect({ mayUpdate, view }).toEqual({ mayUpdate: false, view: "state=outdated" });
    expect(text).toMatchObject({ name: "Alba Ferrer", field: "position", source: "Kamera", german: "Bildgestaltung", value: "Cámara" });
  });

  it("is not found for an untranslated text, an unknown field and an unknown record", async () => {
    const { id } = await createOutdatedMember();
    for (const wanted of [{ field: "bio" }, { field: "email" }]) expect((await compared(id, wanted)).text).toBeNull();
    expect((await compared("nobody")).text).toBeNull();
  });
});

describe("the alt text of a picture", () => {
  it("is listed, compared and confirmed like every other text", async () => {
    const { id } = await uploadPhoto();
    await mediaRecords.update({ id, version: 1, form: mediaForm("Ein Strand", { es: "Una playa" }), by: BY });
    await mediaRecords.update({ id, version: 2, form: mediaForm("Ein Strand am Abend", { es: "Una playa" }), by: BY });
    const list = async (state: string) => overviewScreen.loader(await callOf("editor", `/admin/translations?noun=media&state=${state}`));
    expect((await list("missing")).records).toMatchObject([{ key: `media/${id}`, name: "Strand.jpg", languages: [{}, ...OTHERS.map(() => ({ missing: [{ field: "alt_text" }] }))] }]);
    expect((await list("outdated")).records).toMatchObject([{ key: `media/${id}`, languages: [{ outdated: [{ field: "alt_text" }] }, ...OTHERS.map(() => ({ outdated: [] }))] }]);

    const { text } = await compared(id, { resource: "media", field: "alt_text" });
    expect(text).toMatchObject({ name: "Strand.jpg", source: "Ein Strand", german: "Ein Strand am Abend", value: "Una playa" });
    const fields = multipart({ language: "es", field: "alt_text", seen: text?.seen ?? "", view: "noun=media" });
    const call = await callOf("editor", `/admin/translations/media/${id}/confirm`, fields);
    const answer = await confirmScreen.action({ ...call, params: { resource: "media", id } });
    expect(answer).toRedirectTo("/admin/translations?noun=media");
    expect((await list("outdated")).records).toEqual([]);
  });
});

describe("confirming a translation", () => {
  it("makes it complete and is noted in the history", async () => {
    const { id, text } = await createOutdatedMember();
    expect(await confirm(id, { seen: text?.seen })).toRedirectTo("/admin/translations?state=outdated&language=es");
    expect((await shown("&state=outdated")).records).toEqual([]);
    const [change] = await read.change.findMany({ where: { action: "confirm" } });
    expect(change).toMatchObject({
      before: { name: "Alba Ferrer", source: { es: { position: "Kamera" } } },
      after: { source: { es: { position: "Bildgestaltung" } } },
    });
    expect(await members.findRow(id)).toMatchObject({ version: 2, es: { position: "Cámara" } });
    await confirm(id, { seen: text?.seen });
    expect(await read.change.count({ where: { action: "confirm" } })).toBe(1);
  });

  it.each([
    ["the German text", { position: "Licht" }],
    ["the translation", { position: "Bildgestaltung", es: { position: "Luz", bio: "" } }],
  ])("is refused when %s was changed while the form was open", async (_what, values) => {
    const { id, text } = await createOutdatedMember();
    const es = { position: "Cámara", bio: "" };
    await members.update({ id, version: 2, form: formWith({ es, ...values }), by: BY });
    expect(answered(await confirm(id, { seen: text?.seen }))).toEqual({ status: 409, data: { hasChanged: true } });
    expect(await read.change.count({ where: { action: "confirm" } })).toBe(0);
  });

  it("is refused for viewers and for a field without translation", async () => {
    const { id, text } = await createOutdatedMember();
    const refused = await thrownBy(confirm(id, { seen: text?.seen, role: "viewer" }));
    expect([refused.status, await refused.text()]).toEqual([403, "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten."]);
    const odd = { id, language: "es", field: "email", seen: text?.seen ?? "", by: BY } as const;
    expect(await RECORDS.team.confirmTranslation(odd)).toEqual({ ok: false, reason: "missing" });
    expect((await shown("&state=outdated")).records).toHaveLength(1);
  });
});

describe("texts that are not records", () => {
  const listed = async (search: string) => (await overviewScreen.loader(await callOf("editor", `/admin/translations?${search}`))).records;

  it("are listed: built-in ones as complete, and German-only ones as missing", async () => {
    const legal = await listed("noun=legal&state=missing");
    expect(legal.map(({ key, name, languages }) => ({ key, name, missing: languages.map(({ missing }) => missing) }))).toEqual(
      [["legal/notice", "Impressum"], ["legal/privacy", "Datenschutzerklärung"]].map(([key, name]) => {
        return { key, name, missing: TRANSLATION_LANGUAGES.map(() => [{ field: "text", label: "Text" }]) };
      }),
    );
    for (const area of ["pages", "content", "podcast"]) {
      expect(await listed(`noun=${area}&state=missing`)).toEqual([]);
      expect((await listed(`noun=${area}&state=complete`)).length).toBeGreaterThan(0);
    }
  });

  it("are missing when only the German text was saved, and outdated when the German text changed later", async () => {
    const page = { page: "home", section: "hero_cta", extent: "all" } as const;
    const onlySpanish = byTranslation((language) => ({ content_value: language === "es" ? "Mira" : "" }));
    await saveText(pageTexts, page, { form: { content_value: "Schau her", ...onlySpanish }, version: 0, by: BY });
    const cta = [{ field: "hero_cta", label: "Button zu den Leistungen" }];
    const [home] = await listed("noun=pages&state=missing");
    expect(home).toMatchObject({ key: "pages/home", name: "Startseite", languages: [{ language: "es", missing: [] }, ...OTHERS.map((language) => ({ language, missing: cta }))] });
    const { version } = await findText(pageTexts, page);
    await saveText(pageTexts, page, { form: { content_value: "Sieh hin", ...onlySpanish }, version, by: BY });
    expect((await listed("noun=pages&state=outdated"))[0]).toMatchObject({ key: "pages/home", languages: [{ outdated: cta }, ...OTHERS.map(() => ({ outdated: [] }))] });

    const area = { page: "radio", section: "title", extent: "de" } as const;
    await saveText(areaTexts, area, { form: { content_value: "Funk" }, version: 0, by: BY });
    expect((await listed("noun=content&state=missing"))[0]).toMatchObject({ key: "content/radio", languages: [{ missing: [{ field: "title" }] }, ...OTHERS.map(() => ({}))] });

    const hero = { key: "hero", language: "de" } as const;
    const { form, version: heroVersion } = await findText(podcastSections, hero);
    await saveText(podcastSections, hero, { form: { ...form, title: "Ohr auf" }, version: heroVersion, by: BY });
    expect((await listed("noun=podcast&state=missing"))[0]).toMatchObject({ key: "podcast/hero", languages: [{ missing: [{ field: "title", label: "Titel" }] }, ...OTHERS.map(() => ({}))] });
  });

  it("are listed only for people who may read them", async () => {
    const { counts, editable, mayExport } = await overviewScreen.loader(await callOf("viewer", "/admin/translations"));
    const records = RESOURCE_NAMES.map((name) => RESOURCES[name].texts.list);
    expect(records.slice(0, 5)).toEqual(["Team", "Sponsoren", "Projekte", "Services", "Podcast-Crew"]);
    expect(counts.area.map(({ label }) => label)).toEqual(["Alle Bereiche", "Seiten", "Inhalte", "Rechtstexte", "Podcast-Inhalte", ...records, "Medien"]);
    expect({ editable, mayExport }).toEqual({ editable: [], mayExport: true });
  });
});

describe("a text opened from the overview", () => {
  const addressOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : answer);
  const post = async (path: string, fields: Record<string, string>) => callOf("editor", path, multipart(fields));

  it("leads back to its mark while it is open, then to its record, and then to the view alone", async () => {
    const { id } = await createMember({ name: "Offen", position: "Kamera", bio: "Filmt." });
    const save = async (view: string, texts: Record<string, string>) => {
      const { version } = (await members.findRow(id)) ?? {};
      const fields = { name: "Offen", position: "Kamera", bio: "Filmt.", is_team_member: "on", version: String(version), ...texts };
      const call = await post(`/admin/team/${id}/edit?translations=${encodeURIComponent(view)}`, fields);
      return editScreen.action({ ...call, params: { resource: "team", id } });
    };
    const view = `?state=missing&language=es&noun=team#es/team/${id}/position`;
    const url = "/admin/translations?state=missing&language=es&noun=team";
    expect(addressOf(await save(view, { name: "Noch offen" }))).toBe(`${url}#es/team/${id}/position`);
    expect(addressOf(await save(view, { "es.position": "Cámara" }))).toBe(`${url}#es/team/${id}`);
    expect(addressOf(await save(view, { "es.position": "Cámara", "es.bio": "Filma." }))).toBe(url);
  });

  it("leads back from the form of a page whose key begins with another page's key", async () => {
    const params = { page: "services-podcast", section: "topics" };
    const path = `/admin/pages/services-podcast/topics/edit?translations=${encodeURIComponent("?noun=pages#en/pages/services/podcast/topics")}`;
    const answer = await textForm.action({ ...(await post(path, { content_value: "Ton\nLicht", version: "0" })), params });
    expect(addressOf(answer)).toBe("/admin/translations?noun=pages#en/pages/services/podcast/topics");
  });

  it("leads back to the overview for a forged view", async () => {
    const params = { page: "home", section: "team_title" };
    const path = `/admin/pages/home/team_title/edit?translations=${encodeURIComponent("//evil.example/?state=x&page=-1#\"><b>")}`;
    const answer = await textForm.action({ ...(await post(path, { content_value: "Wir", version: "0" })), params });
    expect(addressOf(answer)).toBe("/admin/translations");
  });
});
