import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeNotice } from "~/http/notice.server";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { read, write } from "~/platform/database.server";
import * as edit from "~/routes/admin.texts.edit";
import * as history from "~/routes/admin.texts.history";
import * as list from "~/routes/admin.legal";
import * as preview from "~/routes/admin.preview.texts";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";

const PATH = "/admin/legal";

async function call(role: Role, fields?: Record<string, string>, params = { page: "notice", language: "es" }) {
  return { ...(await callOf(role, `${PATH}/notice/es/edit`, fields && multipart(fields))), params };
}

async function undoIn(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("the text was not saved");
  const Cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");
  return (await takeNotice(new Request("http://site.example/", { headers: { Cookie } }))).notice?.undo;
}

beforeAll(signInAs);
beforeEach(() =>
  write(async (tx) => {
    await tx.pageContent.deleteMany();
    await tx.change.deleteMany();
  }),
);

describe("the screens of the legal texts", () => {
  it("list two pages in every language, with forms for people who may change them", async () => {
    expect((await list.loader(await callOf("editor", PATH))).texts.map(({ page, language, state, month }) => [page, language, state, month])).toEqual([
      ["legal/notice", "de", "builtIn", "2025-09"],
      ...TRANSLATION_LANGUAGES.map((language) => ["legal/notice", language, "germanOnly", ""]),
      ["legal/privacy", "de", "builtIn", "2025-01"],
      ...TRANSLATION_LANGUAGES.map((language) => ["legal/privacy", language, "germanOnly", ""]),
    ]);
    expect((await list.loader(await callOf("viewer", PATH))).mayEdit).toBe(false);
    expect(await edit.loader(await call("viewer"))).toMatchObject({ isReadOnly: true });
    const refused = [thrownBy(edit.action(await call("viewer", {}))), thrownBy(preview.action(await call("viewer", {})))];
    for (const post of refused) expect((await post).status).toBe(403);
  });

  it("show the built-in month in place of one that somebody stored wrongly with SQL", async () => {
    const row = { pageKey: "legal/notice", sectionKey: "status", contentType: "text" };
    await write((tx) => tx.pageContent.createMany({ data: [{ ...row, languageCode: "de", contentValue: "bald" }, { ...row, languageCode: "es", contentValue: "2025-13" }] }));
    const { texts } = await list.loader(await callOf("editor", PATH));
    expect(texts.slice(0, 2).map(({ month }) => month)).toEqual(["2025-09", ""]);
    const german = { page: "notice", language: "de" };
    expect(await edit.loader(await call("editor", undefined, german))).toMatchObject({ values: { status: "09.2025" } });
    expect(await edit.action(await call("editor", { content_value: "", status: "09.2025", version: "1" }, german))).toRedirectTo(PATH);
  });

  it.each([{ page: "imprint", language: "de" }, { page: "privacy", language: "xx" }])("answer 404 for %j", async (params) => {
    const [look, send] = [await call("editor", undefined, params), await call("editor", {}, params)];
    for (const one of [edit.loader(look), preview.action(send), history.loader(look)].map(thrownBy)) expect((await one).status).toBe(404);
  });

  it("report an invalid month and a text that is too long, and keep all typed values", async () => {
    const answer = answered(await edit.action(await call("editor", { content_value: "x".repeat(40_001), status: "bald", version: "0" })));
    expect(answer).toMatchObject({
      status: 422,
      data: { reply: { initialValue: { status: "bald" }, error: { status: [expect.stringContaining("09.2025")], content_value: ["Höchstens 40.000 Zeichen, jetzt sind es 40.001."] } } },
    });
    expect(await read.pageContent.count()).toBe(0);
  });

  it("refuse links to missing pages and sections, and no others", async () => {
    const post = async (content_value: string) => edit.action(await call("editor", { content_value, version: "0" }));
    const dead = "[a](/kontackt) [b](/en/datenschutz/cookies) [c](/kontakt)";
    expect(answered(await post(dead))).toMatchObject({
      status: 422,
      data: { reply: { error: { content_value: [expect.stringContaining("„/kontackt“ oder „/en/datenschutz/cookies“ führt nirgendwohin")] } } },
    });
    expect(answered(await post("[a](#rechte) [b](#ihre-rechte) [c](#dsgvo)\n## Ihre Rechte\n## Pflichten {#dsgvo}"))).toMatchObject({
      status: 422,
      data: { reply: { error: { content_value: ["Ein Link zu „#rechte“ führt nirgendwohin: Diesen Abschnitt gibt es in diesem Text nicht."] } } },
    });
    expect(await post("[a](/Kontakt/) [b](/en/privacy?a#cookies) [c](/) [d](/es) [e](/projekte/salz) [f](/media/general/a.webp) [g](#a) [h](www.calima.example/en/kino-club)\n## A")).toRedirectTo(PATH);
  });

  it("save, list the change, and report a conflict with a faster edit", async () => {
    const post = async (text: string) => edit.action(await call("editor", { content_value: text, version: "0" }));
    expect(await post("Primero")).toRedirectTo(PATH);
    expect(answered(await post("Segundo"))).toMatchObject({ status: 409, data: { conflict: { conflicts: [{ name: "content_value", stored: "Primero" }] } } });
    const { entries } = await history.loader(await call("viewer"));
    expect(entries).toMatchObject([{ who: "Ana Ferrer", isCurrent: true, differences: [{ name: "content_value", after: "Primero" }] }]);
    const spanish = (await list.loader(await callOf("viewer", PATH))).texts[1];
    expect(spanish).toMatchObject({ state: "edited", change: { who: "Ana Ferrer" } });
  });

  it("offer to undo a change, but not a confirmation", async () => {
    const save = async (language: string, fields: Record<string, string>) =>
      edit.action(await call("editor", { content_value: "Aviso", ...fields }, { page: "notice", language }));
    expect((await undoIn(await save("es", { version: "0" })))?.fields.version).toBe("1");
    await save("de", { content_value: "Anders", version: "0" });
    expect(await undoIn(await save("es", { version: "1" }))).toBeUndefined();
    expect((await read.change.findMany({ orderBy: { createdAt: "asc" } })).map(({ action }) => action)).toEqual(["update", "update", "confirm"]);
  });
});
