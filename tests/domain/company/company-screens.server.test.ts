import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { findCompany } from "~/domain/company/company.server";
import { listRecentActivity } from "~/domain/desk/dashboard.server";
import { findLegalText, legalTexts } from "~/domain/texts/legal-texts.server";
import { findText } from "~/domain/texts/text-kind.server";
import { company, USUAL_FACTS } from "~/i18n/company";
import { read, write } from "~/platform/database.server";
import * as restore from "~/routes/admin.$resource.$id.history.$changeId.restore";
import * as history from "~/routes/admin.$resource.$id.history";
import * as screen from "~/routes/admin.settings.$setting";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";

const PATH = "/admin/settings/company";

beforeAll(signInAs);

beforeEach(() =>
  write(async (tx) => {
    await tx.websiteSetting.deleteMany();
    await tx.change.deleteMany();
  }),
);

async function save(facts: Record<string, string>, { version = 0, role = "editor" }: { version?: number; role?: Role } = {}) {
  const fields = { ...USUAL_FACTS, ...facts, version: version.toString() };
  return screen.action(await callOf(role, PATH, multipart(fields)));
}

const stored = () => read.websiteSetting.findUnique({ where: { key: "company" }, select: { value: true, version: true } });

describe("the company facts", () => {
  it("have default values and no stored row until somebody changes one", async () => {
    expect(await findCompany()).toBe(company);
    expect(await save({})).toRedirectTo(PATH);
    expect(await stored()).toBeNull();
    expect((await screen.loader(await callOf("editor", PATH))).values).toEqual({ ...USUAL_FACTS, version: 0 });
  });

  it("store only the values that differ from the defaults", async () => {
    expect(await save({ phone: "+34 971 111 222", latitude: "39,6" })).toRedirectTo(PATH);
    expect(await stored()).toEqual({ value: '{"latitude":"39.6","phone":"+34 971 111 222"}', version: 1 });
    expect(await findCompany()).toMatchObject({ phone: { href: "tel:+34971111222" }, address: { coordinates: { latitude: 39.6, longitude: 2.739 } } });
    await save({}, { version: 1 });
    expect(await stored()).toEqual({ value: "{}", version: 2 });
    expect(await findCompany()).toBe(company);
  });

  it("take phone numbers as they are copied from elsewhere", async () => {
    expect(await save({ phone: "\u202a+34\u00a0971-111.222\u202c", mobile: "+34/600 – 111 222" })).toRedirectTo(PATH);
    expect(await stored()).toMatchObject({ value: '{"phone":"+34 971 111 222","mobile":"+34 600 111 222"}' });
  });

  it("work without a second phone number, and the legal notice then omits it", async () => {
    expect(await save({ mobile: "" })).toRedirectTo(PATH);
    expect((await findCompany()).phones).toEqual([{ label: USUAL_FACTS.phone, href: "tel:+34971000000" }]);
    const shown = JSON.stringify((await findLegalText("legal/notice", "de")).document);
    expect(shown).toContain(`Telefon: ${USUAL_FACTS.phone}`);
    expect(shown).not.toContain("Mobil:");
  });

  it("appear in the legal texts, and in their forms while no text is saved", async () => {
    await save({ managing_director: "Nora Vidal", opens: "10:00" });
    const shown = JSON.stringify((await findLegalText("legal/notice", "en")).document);
    expect(shown).toContain("Nora Vidal");
    expect(shown).toContain("Montag bis Freitag 10:00-18:00");
    expect(shown).not.toContain(USUAL_FACTS.managing_director);
    expect((await findText(legalTexts, { page: "legal/notice", language: "de" })).form.content_value).toContain("Nora Vidal");
  });

  it("ignore a stored row that is invalid", async () => {
    await write((tx) => tx.websiteSetting.create({ data: { key: "company", value: '{"phone":3,"nonsense":"x","email":"a@b.example"' } }));
    expect(await findCompany()).toBe(company);
    await write((tx) => tx.websiteSetting.update({ where: { key: "company" }, data: { value: '{"phone":3,"nonsense":"x","email":"a@b.example"}' } }));
    expect((await findCompany()).facts).toEqual({ ...company.facts, email: "a@b.example" });
  });
});

describe("the form", () => {
  it.each([
    ["phone", "971 000 000", "Landesvorwahl"],
    ["phone", "", "die Telefonnummer"],
    ["mobile", "600 000 000", "Landesvorwahl"],
    ["postal_code", "keine!", "die Postleitzahl"],
    ["postal_code", "12", "die Postleitzahl"],
    ["email", "hola", "gültige E-Mail-Adresse"],
    ["latitude", "95", "zwischen -90 und 90"],
    ["longitude", "östlich", "zwischen -180 und 180"],
    ["opens", "9 Uhr", "09:00"],
    ["first_day", "Someday", "Tag"],
    ["contact_page_url", "javascript:alert(1)", "https://"],
    ["contact_page_url", "", "https://"],
    ["facebook_url", "facebook", "https://"],
    ["country_code", "Spanien", "zwei Großbuchstaben"],
    ["name", " ", "den Namen"],
  ])("refuses %s = %j with a message and keeps all typed values", async (name, typed, message) => {
    const { status, data } = answered(await save({ [name]: typed, city: "Inca" }));
    expect(status).toBe(422);
    expect(data).toMatchObject({ reply: { initialValue: { city: "Inca" }, error: { [name]: [expect.stringContaining(message)] } } });
    if (typed.trim() !== "") expect(data).toMatchObject({ reply: { initialValue: { [name]: typed } } });
    expect(await stored()).toBeNull();
  });

  it("accepts web addresses without https:// and with surrounding spaces", async () => {
    expect(await save({ contact_page_url: "www.calima.example/kontakt", facebook_url: " https://facebook.example/calima " })).toRedirectTo(PATH);
    expect((await findCompany()).facts).toMatchObject({ contact_page_url: "https://www.calima.example/kontakt", facebook_url: "https://facebook.example/calima" });
  });

  it("accepts the opening time as the site displays it", async () => {
    expect(await save({ opens: "9:00" })).toRedirectTo(PATH);
    expect((await findCompany()).facts.opens).toBe("09:00");
  });

  it("merges edits of different facts and reports a conflict about the same fact", async () => {
    await save({ city: "Inca" });
    await save({ city: "Inca", street: "Plaça Nova, 1" }, { version: 1 });
    expect(await save({ city: "Inca", venue: "Far Vell" }, { version: 1, role: "admin" })).toRedirectTo(PATH);
    expect((await findCompany()).facts).toMatchObject({ street: "Plaça Nova, 1", venue: "Far Vell" });
    const { status, data } = answered(await save({ city: "Inca", street: "Calle Mayor, 2" }, { version: 1 }));
    expect(status).toBe(409);
    expect(data).toMatchObject({ conflict: { conflicts: [{ name: "street", stored: "Plaça Nova, 1", typed: "Calle Mayor, 2" }] } });
  });

  it("is read-only for people who may not change settings", async () => {
    const { values, isReadOnly } = await screen.loader(await callOf("viewer", PATH));
    expect({ values, isReadOnly }).toEqual({ values: { ...USUAL_FACTS, version: 0 }, isReadOnly: true });
    expect((await thrownBy(save({ city: "Inca" }, { role: "viewer" }))).status).toBe(403);
  });
});

it("the history shows the changes and restores an earlier version", async () => {
  await save({ phone: "+34 971 111 222" });
  await save({ phone: "+34 971 333 444" }, { version: 1 });
  const params = { resource: "settings", id: "company" };
  const { entries, title } = await history.loader({ ...(await callOf("editor", "/admin/settings/company/history")), params });
  expect(title).toBe("Angaben zur Firma");
  expect(entries.map(({ differences }) => differences.map(({ name, before, after }) => [name, before, after]))).toEqual([
    [["phone", "+34 971 111 222", "+34 971 333 444"]],
    [["phone", USUAL_FACTS.phone, "+34 971 111 222"]],
  ]);
  const changeId = entries[1]?.id ?? "";
  const call = await callOf("editor", `/admin/settings/company/history/${changeId}/restore`, multipart({ version: "2" }));
  await restore.action({ ...call, params: { ...params, changeId } });
  expect((await findCompany()).phone.label).toBe("+34 971 111 222");
});

it("the dashboard names the setting, not the company", async () => {
  await save({ name: "Windrose Film" });
  expect((await listRecentActivity())[0]).toMatchObject({ subject: "„Angaben zur Firma“", end: "bearbeitet" });
});

it("the history also restores a version that lacks the field of a language added later", async () => {
  await save({ city: "Inca", country_en: "Old" });
  const [{ id: changeId, after }] = z.tuple([z.object({ id: z.string(), after: z.record(z.string(), z.json()) })]).parse(await read.change.findMany());
  const { country_en: _, ...older } = after;
  await write((tx) => tx.change.update({ where: { id: changeId }, data: { after: older } }));
  const params = { resource: "settings", id: "company", changeId };
  const resets = async () => (await history.loader({ ...(await callOf("editor", "/admin/settings/company/history")), params })).entries.map(({ canReset }) => canReset.after);
  // a field that the version lacks keeps its current value, so there is nothing to reset
  expect(await resets()).toEqual([false]);
  await save({ city: "Palma", country_en: "The Kingdom of Spain" }, { version: 1 });
  expect(await resets()).toEqual([false, true]);
  const call = await callOf("editor", `/admin/settings/company/history/${changeId}/restore`, multipart({ version: "2" }));
  expect(await restore.action({ ...call, params })).toRedirectTo("/admin/settings/company/history");
  expect((await findCompany()).facts).toEqual({ ...USUAL_FACTS, city: "Inca", country_en: "The Kingdom of Spain" });
});
