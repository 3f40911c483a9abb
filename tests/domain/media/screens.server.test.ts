import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteMedia } from "~/domain/desk/delete-media.server";
import { takeNotice } from "~/http/notice.server";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import * as editScreen from "~/routes/admin.media.$id";
import * as replaceScreen from "~/routes/admin.media.$id.replace";
import * as deleteScreen from "~/routes/admin.media.$id.delete";
import { sqlOf, whileAway } from "../../harness/sql";
import { answered, callOf, multipart, pngFile, signInAs } from "../record/record-screens";
import { emptyTeam, createMember } from "../team/factories";
import { emptyMediaFolder, BY, uploadPhoto } from "./factories";

const media = join(env.DATA_DIR, "media");

beforeAll(signInAs);

beforeEach(async () => {
  await emptyMediaFolder();
  await emptyTeam();
});

const ask = async (id: string) => deleteScreen.loader(await callOf("admin", `/admin/media/${id}/delete`, undefined, id));

const send = async (id: string) => deleteScreen.action(await callOf("admin", `/admin/media/${id}/delete`, multipart({ version: "1" }), id));

/** Changes the database while `work` runs, and undoes the change. */
async function during<Result>([change, undo]: readonly [string, string], work: () => Promise<Result>): Promise<Result> {
  const sql = sqlOf(env.DATABASE_URL);
  await sql.run([change]);
  try {
    return await work();
  } finally {
    await sql.run([undo]);
    await sql.close();
  }
}

const NO_TABLE = ["alter table media_assets rename to out_of_reach", "alter table out_of_reach rename to media_assets"] as const;
const OTHER_TABLE = ["alter table media_assets rename column file_size to bytes", "alter table media_assets rename column bytes to file_size"] as const;
const NO_DELETION = ["create trigger kept before delete on media_assets begin select raise(abort, 'kept'); end", "drop trigger kept"] as const;

/** The answers of the delete page: to opening it, and to sending its form. */
async function said(id: string) {
  const [asked, sent] = [answered(await ask(id)), answered(await send(id))];
  return { asked, sent };
}

const faulty = (status: number, text: string) => ({
  asked: { status, data: { file: null, fault: text } },
  sent: { status, data: { reply: { error: { "": [text] } } } },
});

describe("deleting a file fails with a message", () => {
  it("when the table does not exist", async () => {
    const { id } = await uploadPhoto();
    const text = "Die Media-Assets-Tabelle existiert noch nicht. Bitte führen Sie die Migration aus.";
    expect(await during(NO_TABLE, () => said(id))).toMatchObject(faulty(503, text));
  });

  it("when the table cannot be read", async () => {
    const { id } = await uploadPhoto();
    const text = "Fehler beim Prüfen der Tabelle: Unbekannter Fehler";
    expect(await during(OTHER_TABLE, () => said(id))).toMatchObject(faulty(503, text));
  });

  it("when the file does not exist", async () => {
    expect(await said("nobody")).toMatchObject(faulty(404, "Die zu löschende Datei wurde nicht gefunden."));
  });

  it("when the database refuses, and keeps row and file", async () => {
    const { id } = await uploadPhoto();
    const text = "Fehler beim Löschen aus der Datenbank: Unbekannter Fehler";
    expect(answered(await during(NO_DELETION, () => send(id)))).toMatchObject(faulty(503, text).sent);
    expect(await read.mediaAsset.count()).toBe(1);
    expect(await readdir(join(media, "team"))).toHaveLength(1);
  });

  it("when the write queue is full", async () => {
    const { id } = await uploadPhoto();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const crowd = [write(() => held), ...Array.from({ length: 1_000 }, () => write(() => Promise.resolve()))];
    const deleted = await deleteMedia({ id, version: 1, by: BY });
    release();
    await Promise.all(crowd);
    expect(deleted).toEqual({ ok: false, reason: "fault", fault: "failed" });
    expect(await read.mediaAsset.count()).toBe(1);
  });
});

async function noticeOf(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("the form was not answered with a redirect");
  const request = new Request("http://site.example/admin/media", { headers: { Cookie: answer.headers.get("Set-Cookie") ?? "" } });
  return (await takeNotice(request)).notice;
}

describe("a saved file", () => {
  const describeIt = async (id: string, version: string) =>
    noticeOf(await editScreen.action(await callOf("admin", `/admin/media/${id}`, multipart({ version, category: "team", alt_text: `Alba ${version}` }), id)));

  const replaceIt = async (id: string, version: string) =>
    noticeOf(await replaceScreen.action(await callOf("admin", `/admin/media/${id}/replace`, multipart({ version }, await pngFile()), id)));

  it("is announced, with a link to the page of the site that shows it", async () => {
    const { id, url } = await uploadPhoto();
    const { undo, ...said } = (await describeIt(id, "1")) ?? {};
    expect(said).toEqual({ kind: "success", text: "„Strand.jpg“ wurde gespeichert." });
    expect(undo?.url).toContain(`/admin/media/${id}/history/`);
    await createMember({ image_url: url, is_team_member: false, is_moderator: true });
    const link = { url: "/moderatoren", text: "Auf der Website ansehen" };
    const saved = { kind: "success", text: "„Strand.jpg“ wurde gespeichert." };
    expect(await describeIt(id, "2")).toMatchObject({ ...saved, link: { ...link, url: "/de/moderatoren" } });
    expect(await replaceIt(id, "3")).toEqual({ kind: "success", text: "„a.png“ wurde gespeichert.", link });
    expect(await whileAway("podcast_crew", () => replaceIt(id, "4"))).toEqual({ kind: "success", text: "„a.png“ wurde gespeichert." });
  });
});

describe("a deleted file", () => {
  it("is announced", async () => {
    const { id } = await uploadPhoto();
    expect(await noticeOf(await send(id))).toEqual({ kind: "success", text: "Datei erfolgreich gelöscht!" });
    expect(await read.mediaAsset.count()).toBe(0);
  });

  it("is announced with a warning when the storage could not delete it", async () => {
    const { id, filePath } = await uploadPhoto();
    await rm(join(media, filePath));
    await mkdir(join(media, filePath));
    expect(await noticeOf(await send(id))).toEqual({
      kind: "warning",
      text: "Datei erfolgreich gelöscht! Aus dem Speicher konnte sie noch nicht entfernt werden.",
    });
    expect(await read.mediaAsset.count()).toBe(0);
  });
});
