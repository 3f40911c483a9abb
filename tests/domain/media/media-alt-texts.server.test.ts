import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findMedia, listAltTexts, mediaRecords, saveAltTexts } from "~/domain/media/media.server";
import { byTranslation } from "~/i18n/languages";
import { read, write } from "~/platform/database.server";
import * as screen from "~/routes/admin.media.alt-texts";
import { keepExpiredPost } from "~/http/expired-post.server";
import { takeNotice } from "~/http/notice.server";
import { postOf } from "../../http/browser";
import { answered, callOf, signInAs } from "../record/record-screens";
import { emptyTeam } from "../team/factories";
import { countStatements } from "../team/statements";
import { BY, mediaForm, photoFile, uploadPhoto } from "./factories";

beforeAll(signInAs);

beforeEach(emptyTeam);

const texts = (alt_text: string, es = "", en = "") => ({ alt_text, ...byTranslation(() => ({ alt_text: "" })), es: { alt_text: es }, en: { alt_text: en } });

async function uploadTwo() {
  const [one, other] = [await uploadPhoto(), await uploadPhoto(await photoFile({ name: "Hafen.jpg" }))];
  return [one.id, other.id] as const;
}

const textsOf = async (id: string) => (await findMedia(id))?.altTexts;

const post = async (...fields: [string, string][]) => screen.action(await callOf("editor", "/admin/media/alt-texts", postOf(fields)));

describe("the alt texts of several files", () => {
  it("list the files that lack one in any language, or the files named in the address", async () => {
    const [one, other] = await uploadTwo();
    await mediaRecords.update({ id: one, version: 1, form: mediaForm("Strand", byTranslation((language) => `Playa (${language})`)), by: BY });
    const idsOf = async (ids: string[]) => (await listAltTexts(ids)).files.map(({ values }) => values.id);
    expect(await idsOf([])).toEqual([other]);
    expect(await idsOf([one])).toEqual([one]);
  });

  it("need as many queries for two files as for one", async () => {
    const [one, other] = await uploadTwo();
    const costOf = (ids: string[]) => countStatements(() => listAltTexts(ids));
    expect(await costOf([one, other])).toBe(await costOf([one]));
  });

  it("are saved per file, without a change for equal texts, and deleted files are counted separately", async () => {
    const [one, other] = await uploadTwo();
    const typed = [{ id: one, version: 1, ...texts("Strand", "Playa") }, { id: other, version: 1, ...texts("") }, { id: "nobody", version: 1, ...texts("x") }];
    expect(await saveAltTexts(typed, BY)).toEqual({ saved: 1, gone: 1, conflicting: [] });
    expect(await textsOf(one)).toEqual(texts("Strand", "Playa"));
    expect((await findMedia(one))?.category).toBe("team");
    expect(await read.change.count({ where: { resource: "media", action: "update" } })).toBe(1);
  });

  it("show a conflict at the field, and overwrite the other text only after it was shown", async () => {
    const [one, other] = await uploadTwo();
    await mediaRecords.update({ id: other, version: 1, form: mediaForm("Von der Anderen", { en: "Theirs" }), by: BY });
    const send = (version: string, en: string) =>
      post(["files[0].id", one], ["files[0].version", "1"], ["files[0].alt_text", "Strand"], ["files[1].id", other], ["files[1].version", version], ["files[1].alt_text", "Von mir"], ["files[1].en.alt_text", en]);
    const { status, data } = answered(await send("1", ""));
    expect(status).toBe(409);
    expect(data).toMatchObject({
      reply: {
        initialValue: { files: [{ id: one, alt_text: "Strand" }, { id: other, version: "2", alt_text: "Von mir", en: { alt_text: "Theirs" } }] },
        error: { "files[1].alt_text": ["Inzwischen wurde „Von der Anderen“ gespeichert. Wenn Sie noch einmal speichern, gilt Ihr Text."] },
      },
    });
    expect(await textsOf(one)).toEqual(texts("Strand"));
    expect(await textsOf(other)).toEqual(texts("Von der Anderen", "", "Theirs"));
    expect(await send("2", "Theirs")).toRedirectTo("/admin/media");
    expect(await textsOf(other)).toEqual(texts("Von mir", "", "Theirs"));
  });

  it("are not reported as saved when nothing was saved", async () => {
    const [one] = await uploadTwo();
    const said = async (id: string, text: string) => {
      const answer = await post(["files[0].id", id], ["files[0].version", "1"], ["files[0].alt_text", text]);
      if (!(answer instanceof Response)) throw new Error("the form was not answered with a redirect");
      const headers = { Cookie: answer.headers.get("Set-Cookie") ?? "" };
      return (await takeNotice(new Request("http://site.example/admin/media", { headers }))).notice?.text;
    };
    expect(await said(one, "")).toBe("Es gab nichts zu ändern.");
    expect(await said("nobody", "Strand")).toBe("Eine Datei wurde inzwischen gelöscht.");
    expect(await said(one, "Strand")).toBe("Die Alternativtexte einer Datei wurden gespeichert.");
  });

  it("are refused when they are too long, with all typed values kept", async () => {
    const [one] = await uploadTwo();
    const { status, data } = answered(await post(["files[0].id", one], ["files[0].version", "1"], ["files[0].alt_text", "x".repeat(301)]));
    expect([status, data]).toMatchObject([422, { reply: { error: { "files[0].alt_text": ["Höchstens 300 Zeichen, jetzt sind es 301."] } } }]);
    await write((tx) => tx.mediaAsset.deleteMany());
  });

  it("stay with their files in the form, whatever was saved or deleted in the meantime", async () => {
    const [one, other] = await uploadTwo();
    const opened = await screen.loader(await callOf("editor", "/admin/media/alt-texts"));
    const ids = `/admin/media/alt-texts?ids=${other},${one}`;
    expect(opened).toRedirectTo(ids);
    await mediaRecords.update({ id: other, version: 1, form: mediaForm("Hafen", { es: "Puerto", en: "Port" }), by: BY });
    const listedAt = async (path: string) => screen.loader(await callOf("editor", path));
    expect(await listedAt(ids)).toMatchObject({ files: [{ values: { id: other, version: 2 } }, { values: { id: one } }], more: 0 });
    await write((tx) => tx.mediaAsset.deleteMany({ where: { id: other } }));
    expect(await listedAt(ids)).toMatchObject({ files: [{ originalName: "Gelöschte Datei", values: { id: other } }, { values: { id: one } }] });
  });

  it("stay with their files when the form is sent after the session ended", async () => {
    const [one, other] = await uploadTwo();
    const typed: [string, string][] = [["files[0].id", one], ["files[0].version", "1"], ["files[0].es.alt_text", "Playa"], ["files[1].id", other], ["files[1].version", "1"], ["files[1].alt_text", "Hafen"]];
    await keepExpiredPost((await callOf("editor", "/admin/media/alt-texts", postOf(typed))).request);
    expect(await screen.loader(await callOf("editor", "/admin/media/alt-texts"))).toMatchObject({
      files: [{ values: { id: one } }, { values: { id: other } }],
      unsaved: { files: { 0: { id: one, es: { alt_text: "Playa" } }, 1: { id: other, alt_text: "Hafen" } } },
    });
  });
});
