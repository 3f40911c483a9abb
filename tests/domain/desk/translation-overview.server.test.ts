import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RECORDS } from "~/domain/resources.server";
import { TRANSLATED_RESOURCES } from "~/domain/resources";
import { members } from "~/domain/team/team.server";
import { listTranslationStates } from "~/domain/desk/translation-overview.server";
import { read } from "~/platform/database.server";
import * as confirmScreen from "~/routes/admin.translations.$resource.$id.confirm";
import * as overviewScreen from "~/routes/admin.translations";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";
import { mediaRecords } from "~/domain/media/save-media.server";
import { mediaForm, uploadPhoto } from "../media/factories";
import { BY, emptyTeam, createMember, createMembers, formWith } from "../team/factories";
import { countStatements } from "../team/statements";

beforeAll(signInAs);

beforeEach(emptyTeam);

const shown = async (search: string, role: Role = "editor") =>
  overviewScreen.loader(await callOf(role, `/admin/translations?noun=team${search}`));

/** A member whose German position was changed after it was translated. */
async function engageOutdated() {
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
  it("has what is missing and outdated, with counts", async () => {
    await createMember({ name: "Fertig", es: { position: "Cámara", bio: "" }, en: { position: "Camera", bio: "" } });
    const { id } = await engageOutdated();
    const { records, counts } = await shown("&language=es");
    expect(records.map(({ name }) => name)).toEqual(["Fertig", "Alba Ferrer"]);
    expect(records[1]?.languages[0]).toEqual({ language: "es", missing: [], outdated: ["position"] });
    expect(counts.state).toEqual([
      { value: null, count: 2 },
      { value: "missing", count: 0 },
      { value: "outdated", count: 1 },
      { value: "complete", count: 1 },
    ]);
    expect((await shown("&state=missing")).records).toMatchObject([{ id, languages: [{ missing: [] }, { missing: ["position"] }] }]);
  });

  it("offers to change what this person may change", async () => {
    expect((await shown("", "viewer")).editable).toEqual([]);
    expect((await shown("", "editor")).editable).toContain("team");
  });

  it("asks the database as often for two hundred records as for one", async () => {
    const all = { resources: TRANSLATED_RESOURCES, filter: { state: null, language: null, resource: null }, page: 1 };
    await createMembers(1);
    const few = await countStatements(() => listTranslationStates(all));
    await createMembers(200);
    expect(await countStatements(() => listTranslationStates(all))).toBe(few);
  });
});

describe("an outdated translation", () => {
  it("is shown beside the German text of then and now, to everybody who may read it", async () => {
    const { id } = await engageOutdated();
    const { text, mayUpdate, view } = await compared(id, { role: "viewer" });
    expect({ mayUpdate, view }).toEqual({ mayUpdate: false, view: "state=outdated" });
    expect(text).toMatchObject({ name: "Alba Ferrer", field: "position", source: "Kamera", german: "Bildgestaltung", value: "Cámara" });
  });

  it("is not there for a text that is not translated, for an unknown field, and for nobody", async () => {
    const { id } = await engageOutdated();
    for (const wanted of [{ field: "bio" }, { field: "email" }]) expect((await compared(id, wanted)).text).toBeNull();
    expect((await compared("nobody")).text).toBeNull();
  });
});

describe("what is said about a picture", () => {
  it("is in the overview, compared and confirmed like every other text", async () => {
    const { id } = await uploadPhoto();
    await mediaRecords.update({ id, version: 1, form: mediaForm("Ein Strand", { es: "Una playa" }), by: BY });
    await mediaRecords.update({ id, version: 2, form: mediaForm("Ein Strand am Abend", { es: "Una playa" }), by: BY });
    const list = async (state: string) => overviewScreen.loader(await callOf("editor", `/admin/translations?noun=media&state=${state}`));
    expect((await list("missing")).records).toMatchObject([{ id, name: "Strand.jpg", languages: [{}, { missing: ["alt_text"] }] }]);
    expect((await list("outdated")).records).toMatchObject([{ id, languages: [{ outdated: ["alt_text"] }, {}] }]);

    const { text } = await compared(id, { resource: "media", field: "alt_text" });
    expect(text).toMatchObject({ name: "Strand.jpg", source: "Ein Strand", german: "Ein Strand am Abend", value: "Una playa" });
    const fields = multipart({ language: "es", field: "alt_text", seen: text?.seen ?? "", view: "noun=media" });
    const call = await callOf("editor", `/admin/translations/media/${id}/confirm`, fields);
    const answer = await confirmScreen.action({ ...call, params: { resource: "media", id } });
    expect(answer).toRedirectTo("/admin/translations?noun=media");
    expect((await list("outdated")).records).toEqual([]);
  });
});

describe("a translation that is still right", () => {
  it("counts as complete from then on, which the history tells", async () => {
    const { id, text } = await engageOutdated();
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
  ])("is not marked when %s was changed while it was looked at", async (_what, values) => {
    const { id, text } = await engageOutdated();
    const es = { position: "Cámara", bio: "" };
    await members.update({ id, version: 2, form: formWith({ es, ...values }), by: BY });
    expect(answered(await confirm(id, { seen: text?.seen }))).toEqual({ status: 409, data: { isConflict: true } });
    expect(await read.change.count({ where: { action: "confirm" } })).toBe(0);
  });

  it("is not marked by who may only read, and not for a field that nobody translates", async () => {
    const { id, text } = await engageOutdated();
    const refused = await thrownBy(confirm(id, { seen: text?.seen, role: "viewer" }));
    expect([refused.status, await refused.text()]).toEqual([403, "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten."]);
    const odd = { id, language: "es", field: "email", seen: text?.seen ?? "", by: BY } as const;
    expect(await RECORDS.team.confirmTranslation(odd)).toEqual({ ok: false, reason: "missing" });
    expect((await shown("&state=outdated")).records).toHaveLength(1);
  });
});
