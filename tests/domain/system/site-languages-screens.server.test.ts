import { beforeAll, beforeEach, expect, it } from "vitest";
import { LANGUAGES_ID } from "~/domain/system/site-languages";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import { noticeOf } from "~/http/record-answers.server";
import { requireSite } from "~/http/site-request.server";
import { LANGUAGES } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import * as screen from "~/routes/admin.settings.$setting";
import { thrownBy } from "../../http/browser";
import { answered, callOf, type Role, signInAs } from "../record/record-screens";

const PATH = "/admin/settings/languages";

beforeAll(signInAs);

beforeEach(() => write((tx) => tx.websiteSetting.deleteMany()));

async function save(languages: readonly string[], { version = 0, role = "editor", search = "" }: { version?: number; role?: Role; search?: string } = {}) {
  const body = new URLSearchParams([...languages.map((language) => ["languages", language]), ["version", version.toString()]]);
  return screen.action(await callOf(role, PATH + search, { method: "POST", body }));
}

it("all languages are on by default, and chosen ones are in the order of the menu", async () => {
  expect(await findSiteLanguages()).toEqual(LANGUAGES);
  expect(await save(["de", "es"])).toRedirectTo(PATH);
  expect(await findSiteLanguages()).toEqual(["es", "de"]);
  expect((await screen.loader(await callOf("editor", PATH))).values).toEqual({ languages: ["es", "de"], version: 1 });
});

it("at least one language stays on", async () => {
  const { status, data } = answered(await save([]));
  expect([status, JSON.stringify(data)]).toEqual([422, expect.stringContaining("Mindestens eine Sprache")]);
  expect(answered(await save(["xx"])).status).toBe(422);
  await write((tx) => tx.websiteSetting.create({ data: { key: LANGUAGES_ID, value: '{"languages":"xx"}' } }));
  expect(await findSiteLanguages()).toEqual(LANGUAGES);
});

it("a page in a language that is off redirects to one that is on, and its forms still work", async () => {
  await save(["es"]);
  const [url, params] = ["http://localhost/de/projekte/die-salzlinie", { lang: "de" }];
  expect(await thrownBy(requireSite({ request: new Request(url), params }))).toRedirectTo("/es/proyectos/die-salzlinie");
  expect(await requireSite({ request: new Request("http://localhost/de/kontakt", { method: "POST" }), params })).toMatchObject({ language: "es" });
});

it("a notice leads to the site only in a language that is on", async () => {
  await save(["de", "es"]);
  const linkIn = async (language: "en" | "es") => (await noticeOf(new Request("http://localhost/admin/legal"), { text: "Gespeichert.", screen: "legalNotice", language })).link?.url;
  expect([await linkIn("es"), await linkIn("en")]).toEqual(["/es/aviso-legal", undefined]);
});

it("two people who choose differently get a conflict, and the resolution is saved", async () => {
  await save(["de"]);
  await save(["de", "en"], { version: 1, role: "admin" });
  expect(answered(await save(["es"], { version: 1 })).status).toBe(409);
  expect(await save(["en,de"], { version: 2 })).toRedirectTo(PATH);
});

it("the form leads to the next step of the first run, and is read-only for viewers", async () => {
  expect(await save(["de"], { search: "?first-run=1" })).toRedirectTo("/admin/settings/samples?first-run=1");
  expect((await thrownBy(save(["es"], { role: "viewer" }))).status).toBe(403);
  const { values, isReadOnly } = await screen.loader(await callOf("viewer", PATH));
  expect({ values, isReadOnly }).toEqual({ values: { languages: ["de"], version: 1 }, isReadOnly: true });
});
