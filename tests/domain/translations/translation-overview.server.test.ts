import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RECORDS } from "~/domain/records/all-records.server";
import { findMember } from "~/domain/team/find-member.server";
import { updateMember } from "~/domain/team/save-member.server";
import { listTranslationStates } from "~/domain/translations/translation-overview.server";
import { read } from "~/platform/database.server";
import * as confirmScreen from "~/routes/admin.translations.$noun.$id.confirm";
import * as overviewScreen from "~/routes/admin.translations";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, seatStaff } from "../records/desk";
import { NOUNS } from "../records/nouns";
import { BY, emptyTeam, engage, engageMany, formWith } from "../team/roster";
import { countStatements } from "../team/statements";

beforeAll(seatStaff);

beforeEach(emptyTeam);

const shown = async (search: string, role: Role = "editor") =>
  overviewScreen.loader(await callOf(role, `/admin/translations?noun=team${search}`));

/** A member whose German position was changed after it was translated. */
async function engageOutdated() {
  const es = { position: "Cámara", bio: "" };
  const { id } = await engage({ position: "Kamera", es });
  await updateMember({ id, version: 1, form: formWith({ position: "Bildgestaltung", es }), by: BY });
  const { records } = await shown("&state=outdated");
  return { id, text: records[0]?.languages[0]?.outdated[0] };
}

async function confirm(id: string, { seen = "", role = "editor" }: { seen?: string; role?: Role }) {
  const fields = { language: "es", field: "position", seen, view: "state=outdated&language=es" };
  const call = await callOf(role, `/admin/translations/team/${id}/confirm`, multipart(fields));
  return confirmScreen.action({ ...call, params: { noun: "team", id } });
}

describe("the overview", () => {
  it("has what is missing and outdated, with counts and what was said then", async () => {
    await engage({ name: "Fertig", es: { position: "Cámara", bio: "" }, en: { position: "Camera", bio: "" } });
    const { id, text } = await engageOutdated();
    expect(text).toMatchObject({ field: "position", source: "Kamera", german: "Bildgestaltung", value: "Cámara" });
    const { records, counts } = await shown("&language=es");
    expect(records.map(({ name }) => name)).toEqual(["Fertig", "Alba Ferrer"]);
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
    const all = { nouns: NOUNS.map(({ noun }) => noun), filter: { state: null, language: null, noun: null }, page: 1 };
    await engageMany(1);
    const few = await countStatements(() => listTranslationStates(all));
    await engageMany(200);
    expect(await countStatements(() => listTranslationStates(all))).toBe(few);
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
    expect(await findMember(id)).toMatchObject({ version: 2, es: { position: "Cámara" } });
    await confirm(id, { seen: text?.seen });
    expect(await read.change.count({ where: { action: "confirm" } })).toBe(1);
  });

  it.each([
    ["the German text", { position: "Licht" }],
    ["the translation", { position: "Bildgestaltung", es: { position: "Luz", bio: "" } }],
  ])("is not marked when %s was changed while it was looked at", async (_what, values) => {
    const { id, text } = await engageOutdated();
    const es = { position: "Cámara", bio: "" };
    await updateMember({ id, version: 2, form: formWith({ es, ...values }), by: BY });
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
