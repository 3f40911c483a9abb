import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { crewRecords } from "~/domain/podcast-crew/podcast-crew.server";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import * as deleteScreen from "~/routes/admin.$resource.$id.delete";
import * as editScreen from "~/routes/admin.$resource.$id.edit";
import * as listScreen from "~/routes/admin.$resource";
import * as newScreen from "~/routes/admin.$resource.new";
import { sqlOf } from "../../harness/sql";
import { refusalOf, thrownBy } from "../../http/browser";
import { answered, callOf, multipart, pngFile, signInAs } from "../record/record-screens";
import { countStatements } from "../team/statements";
import { emptyCrew, createCrewEntry, createCrewEntries } from "./factories";

const LIST = "/admin/podcast-crew";
const typed = { name: "Neu getippt", position: "Ton", bio: "Hört zu.", "es.bio": "Escucha." };
const screens = { new: newScreen, edit: editScreen, delete: deleteScreen };

beforeAll(signInAs);
beforeEach(emptyCrew);

describe("the screens of the podcast crew", () => {
  it.each([
    ["viewer", "new", "erstellen"],
    ["viewer", "edit", "bearbeiten"],
    ["viewer", "delete", "löschen"],
    ["editor", "delete", "löschen"],
  ] as const)("refuse the %s to open and to send %s", async (role, name, verb) => {
    const { id } = await createCrewEntry();
    const path = `${LIST}/${id}/${name}`;
    const sent = multipart({ ...typed, id: randomUUID(), version: "1" });
    for (const body of name === "edit" ? [sent] : [undefined, sent]) {
      const call = await callOf(role, path, body, id);
      const response = await thrownBy(body ? screens[name].action(call) : screens[name].loader(call));
      expect(await refusalOf(response)).toEqual({
        status: 403,
        text: `Sie haben keine Berechtigung, Crew-Mitglieder zu ${verb}.`,
      });
    }
    expect(await read.change.count()).toBe(1);
  });

  it("add an entry with a picture in the folder of the crew", async () => {
    const id = randomUUID();
    const answer = await newScreen.action(await callOf("editor", `${LIST}/new`, multipart({ ...typed, id }, await pngFile())));
    expect(answer).toRedirectTo(LIST);
    const entry = await crewRecords.findRow(id);
    expect(entry).toMatchObject({ name: "Neu getippt", es: { bio: "Escucha." } });
    expect(entry?.imageUrl).toMatch(/^\/media\/podcast-crew\/[\w-]+\.webp$/);
    const listed = await listScreen.loader(await callOf("editor", LIST));
    expect(JSON.stringify(listed)).toMatch(/"thumbnail":"\/media\/podcast-crew\//);
  });

  it("refuse a file that is not a picture with the specified message, and keep the typed values", async () => {
    const disguised = new File(["kein Bild"], "bild.txt", { type: "text/plain" });
    const answer = answered(await newScreen.action(await callOf("editor", `${LIST}/new`, multipart({ ...typed, id: randomUUID() }, disguised))));
    expect(answer).toMatchObject({
      status: 422,
      data: { reply: { initialValue: { bio: "Hört zu." }, error: { file: ["Nur Bilddateien sind erlaubt"] } } },
    });
    expect(await read.mediaAsset.count()).toBe(0);
  });

  it("report a conflict with another edit, and show the typed values of a deleted entry", async () => {
    const { id } = await createCrewEntry();
    const edit = async (fields: Record<string, string>) =>
      answered(await editScreen.action(await callOf("editor", `${LIST}/${id}/edit`, multipart({ ...typed, ...fields }), id)));
    expect((await edit({ version: "1", bio: "Vom Ersten" })).status).toBe(303);
    expect(await edit({ version: "1" })).toMatchObject({ status: 409, data: { conflict: { conflicts: [{ name: "bio" }] } } });
    const stale = answered(await deleteScreen.action(await callOf("admin", LIST, multipart({ version: "1" }), id)));
    expect(stale).toMatchObject({ status: 409, data: { hasChanged: true } });
    const deleted = await deleteScreen.action(await callOf("admin", LIST, multipart({ version: "2" }), id));
    expect(deleted).toRedirectTo(LIST);
    expect(await edit({ version: "2" })).toMatchObject({ status: 409, data: { gone: { values: { bio: "Hört zu." } } } });
  });

  it("keep the typed values when the database fails", async () => {
    const { id } = await createCrewEntry();
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table changes rename to out_of_reach"]);
    try {
      const edited = await editScreen.action(await callOf("editor", LIST, multipart({ ...typed, version: "1" }), id));
      const deleted = await deleteScreen.action(await callOf("admin", LIST, multipart({ version: "1" }), id));
      expect(answered(edited)).toMatchObject({
        status: 503,
        data: { reply: { initialValue: { bio: "Hört zu." }, error: { "": ["Fehler beim Speichern"] } } },
      });
      expect(answered(deleted)).toMatchObject({ status: 503, data: { reply: { error: { "": ["Fehler beim Löschen"] } } } });
    } finally {
      await sql.run(["alter table out_of_reach rename to changes"]);
      await sql.close();
    }
  });

  it("need as many queries for a thousand entries as for ten", async () => {
    const open = async () => listScreen.loader(await callOf("admin", LIST));
    await createCrewEntries(10);
    const forTen = await countStatements(open);
    await emptyCrew();
    await createCrewEntries(1000);
    expect(await countStatements(open)).toBe(forTen);
  });
});
