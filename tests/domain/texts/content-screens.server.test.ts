import Database from "better-sqlite3";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { podcastFormFrom, textsOfForm } from "~/domain/texts/podcast-schema";
import { listPodcastSections, readPodcastSection, writtenForm } from "~/domain/texts/podcast-sections.server";
import { openedTexts } from "~/domain/texts/podcast-fields";
import { LANGUAGES } from "~/i18n/languages";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import * as autosave from "~/routes/admin.podcast-content.$language.$key.autosave";
import * as screen from "~/routes/admin.podcast-content.$language.$key";
import * as list from "~/routes/admin.podcast-content";
import { sqlOf } from "../../harness/sql";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";

const PATH = "/admin/podcast-content";

async function heroCall(role: Role, fields?: Record<string, string>, params = { language: "en", key: "hero" }) {
  return { ...(await callOf(role, `${PATH}/en/hero`, fields && multipart(fields))), params };
}

async function autosaved(fields: Record<string, string>) {
  const response = await autosave.action(await heroCall("editor", fields));
  const body: unknown = await response.json();
  return { status: response.status, body };
}

beforeAll(signInAs);
beforeEach(() =>
  write(async (tx) => {
    await tx.podcastContent.deleteMany();
    await tx.change.deleteMany();
  }),
);

describe("the screens of the podcast page texts", () => {
  it("are forms for people who may change them, and read-only for all others", async () => {
    expect(await list.loader(await callOf("editor", `${PATH}?language=es`))).toMatchObject({ mayEdit: true, language: "es" });
    expect((await list.loader(await callOf("viewer", PATH))).mayEdit).toBe(false);
    expect(await screen.loader(await heroCall("viewer"))).toMatchObject({ isReadOnly: true });
    const refused = [screen.action(await heroCall("viewer", { title: "x", version: "0" }))];
    const posts = [...refused, autosave.action(await heroCall("viewer", { title: "x", version: "0" }))];
    for (const post of posts) expect((await thrownBy(post)).status).toBe(403);
    expect(await read.podcastContent.count()).toBe(0);
  });

  it.each([{ language: "xx", key: "hero" }, { language: "de", key: "footer" }])("answer 404 for %j", async (params) => {
    const calls = [
      screen.loader(await heroCall("editor", undefined, params)),
      screen.action(await heroCall("editor", { version: "0" }, params)),
      autosave.action(await heroCall("editor", { version: "0" }, params)),
    ];
    for (const call of calls) expect((await thrownBy(call)).status).toBe(404);
  });

  it("save with their button, and report a conflict with a faster edit", async () => {
    const post = async (title: string) => screen.action(await heroCall("editor", { title, version: "0" }));
    expect(await post("First")).toRedirectTo(`${PATH}?language=en`);
    expect(answered(await post("Second"))).toMatchObject({ status: 409, data: { conflict: { conflicts: [{ name: "title" }] } } });
    const tooLong = answered(await screen.action(await heroCall("editor", { title: "x".repeat(121), subtitle: "Stays", version: "1" })));
    expect(tooLong).toMatchObject({ status: 422, data: { reply: { initialValue: { subtitle: "Stays" }, error: { title: ["Höchstens 120 Zeichen, jetzt sind es 121."] } } } });
  });

  it("open with the texts of the page, and save none that nobody changed", async () => {
    for (const language of LANGUAGES) {
      for (const section of await listPodcastSections(language)) {
        const opened = openedTexts(section, section.form);
        expect(podcastFormFrom(section.key, opened)).toEqual(section.builtIn);
        expect(writtenForm(section, section.builtIn)).toEqual(section.form);
      }
    }
    const opened = textsOfForm((await readPodcastSection({ key: "hero", language: "en" })).builtIn);
    expect(await autosaved({ ...opened, version: "0" })).toMatchObject({ status: 200, body: { version: 0, others: {} } });
    await screen.action(await heroCall("editor", { ...opened, title: "Ours", version: "0" }));
    const row = await read.podcastContent.findFirst({ select: { content: true } });
    expect(JSON.parse(row?.content ?? "")).toEqual({ title: "Ours", subtitle: "", cta_services: "", cta_crew: "" });
  });

  it("save while somebody types, and return what others have saved", async () => {
    expect(await autosaved({ title: "Mine ", version: "0" })).toMatchObject({ status: 200, body: { version: 1, others: {} } });
    await screen.action(await heroCall("admin", { title: "Mine", subtitle: "Theirs", version: "1" }));
    expect(await autosaved({ title: "Mine, longer", version: "1" })).toMatchObject({
      status: 200,
      body: { version: 3, others: { subtitle: "Theirs" } },
    });
    expect((await autosaved({ title: "Else", version: "1" })).status).toBe(409);
    expect((await autosaved({ title: "x".repeat(121), version: "3" })).status).toBe(422);
  });

  it("store with a translation the German text of the time when its form was opened", async () => {
    const saveGerman = async (title: string, version: string) => screen.action(await heroCall("editor", { title, version }, { language: "de", key: "hero" }));
    await saveGerman("Eins", "0");
    const { section } = await screen.loader(await heroCall("editor"));
    await saveGerman("Zwei", "1");
    expect((await autosaved({ title: "One", version: "0", opened_at: section.readAt })).status).toBe(200);
    expect((await read.podcastContent.findFirstOrThrow({ where: { language: "en" } })).germanTexts).toContain('"title":"Eins"');
  });

  it.skipIf(process.env.TEST_DATABASE === "postgres")("report a full disk while somebody types", async () => {
    const executed = vi.spyOn(Database.prototype, "exec").mockImplementation(() => {
      throw new Database.SqliteError("database or disk is full", "SQLITE_FULL");
    });
    const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    onTestFinished(() => {
      for (const spy of [executed, logged]) spy.mockRestore();
    });
    const call = await heroCall("editor", { title: "Kept", version: "0" });
    const answer = await withTimeBudget(() => autosave.action(call));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ reason: "Der Speicherplatz ist erschöpft. Bitte lassen Sie ihn vergrößern. Ihre Eingaben stehen noch hier." });
  });

  it("keep the typed texts when the database fails", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table changes rename to out_of_reach"]);
    try {
      expect(answered(await screen.action(await heroCall("editor", { title: "Kept", version: "0" })))).toMatchObject({
        status: 503,
        data: { reply: { initialValue: { title: "Kept" }, error: { "": ["Fehler beim Speichern"] } } },
      });
      expect(await autosaved({ title: "Kept", version: "0" })).toEqual({ status: 503, body: { reason: null } });
    } finally {
      await sql.run(["alter table out_of_reach rename to changes"]);
      await sql.close();
    }
  });
});
