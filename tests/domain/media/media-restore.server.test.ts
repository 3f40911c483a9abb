import { beforeAll, beforeEach, expect, it } from "vitest";
import { findMedia, mediaRecords } from "~/domain/media/media.server";
import { removePicture } from "~/domain/desk/delete-media.server";
import { replacePicture } from "~/domain/media/uploads.server";
import { listShownMembers } from "~/domain/team/team.server";
import { takeNotice } from "~/http/notice.server";
import { read } from "~/platform/database.server";
import * as resetScreen from "~/routes/admin.$resource.$id.history.$changeId.restore";
import { thrownBy } from "../../http/browser";
import { answered, signInAs } from "../record/record-screens";
import { changesOf, firstChange, historyOf, resetCall } from "../record/history-calls";
import { emptyTeam, createMember } from "../team/factories";
import { BY, mediaForm, photoFile, uploadPhoto } from "./factories";

beforeAll(signInAs);

beforeEach(emptyTeam);

/** A picture that was uploaded, described and replaced. */
async function picture() {
  const { id, url } = await uploadPhoto();
  await mediaRecords.update({ id, version: 1, form: mediaForm("Ein Strand", { es: "Una playa", category: "general" }), by: BY });
  await replacePicture({ id, version: 2, file: await photoFile({ name: "Bucht.jpg", width: 50, height: 40 }), by: BY });
  return { id, url };
}

async function noticeOf(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("the form was not answered with a redirect");
  const headers = { Cookie: answer.headers.get("Set-Cookie") ?? "" };
  return (await takeNotice(new Request("http://site.example/admin/media", { headers }))).notice;
}

const reset = async (id: string, version: string) =>
  resetScreen.action(await resetCall(id, { resource: "media", changeId: await firstChange(id), fields: { version } }));

it("the history of a picture shows changes of texts, category and file, and offers to reset the former two", async () => {
  const { id } = await picture();
  const { title, entries } = await historyOf("media", id);
  expect(title).toBe("Bucht.jpg");
  expect(entries).toMatchObject([
    { verb: "ersetzt", isCurrent: true, canReset: { after: false, before: false } },
    { verb: "bearbeitet", isCurrent: false, canReset: { after: false } },
    { verb: "angelegt", isCurrent: false, canReset: { after: true } },
  ]);
  expect(entries[0]?.differences.map(({ name }) => name).toSorted()).toEqual(["file_size", "height", "original_name", "width"]);
  expect(entries[1]?.differences.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: "alt_text", before: "", after: "Ein Strand" },
    { name: "category", before: "team", after: "general" },
    { name: "es.alt_text", before: "", after: "Una playa" },
  ]);
});

it("a reset restores texts and category, keeps the file, and is visible on the site at once", async () => {
  const { id, url } = await picture();
  await createMember({ image_url: url });
  expect((await listShownMembers("team", "es"))[0]?.picture?.alt).toBe("Una playa");
  const question = await resetScreen.loader(await resetCall(id, { resource: "media", changeId: await firstChange(id) }));
  expect(question).toMatchObject({ title: "Bucht.jpg", version: 3, hasLostPicture: false });
  expect(question.differences.map(({ name }) => name).toSorted()).toEqual(["alt_text", "category", "es.alt_text"]);

  expect(answered(await reset(id, "2"))).toMatchObject({ status: 409, data: { hasChanged: true } });
  const done = await reset(id, "3");
  expect(done).toRedirectTo(`/admin/media/${id}/history`);
  expect(await noticeOf(done)).toMatchObject({ link: { url: "/team", text: "Auf der Website ansehen" } });
  expect(await reset(id, "3")).toRedirectTo(`/admin/media/${id}/history`);
  const { es, en, ...texts } = mediaForm("");
  expect(await findMedia(id)).toMatchObject({ version: 4, category: "team", originalName: "Bucht.jpg", width: 50, altTexts: { alt_text: texts.alt_text, es, en } });
  expect((await changesOf(id)).map(({ action }) => action)).toEqual(["create", "update", "replace", "restore"]);
  expect((await listShownMembers("team", "es"))[0]?.picture?.alt).toBe("");
});

it("a reset is refused for viewers", async () => {
  const { id } = await picture();
  const call = await resetCall(id, { resource: "media", role: "viewer", changeId: await firstChange(id), fields: { version: "3" } });
  const refused = await thrownBy(resetScreen.action(call));
  expect([refused.status, await refused.text()]).toEqual([403, "Sie haben keine Berechtigung, Medien zu bearbeiten."]);
  expect(await read.change.count({ where: { action: "restore" } })).toBe(0);
});

it("the history of a deleted picture is shown without resets", async () => {
  const { id } = await picture();
  await removePicture({ id, version: 3, by: BY });
  const { isDeleted, title, entries } = await historyOf("media", id, "viewer");
  expect({ isDeleted, title }).toEqual({ isDeleted: true, title: "Bucht.jpg" });
  expect(entries.flatMap(({ canReset }) => Object.values(canReset))).not.toContain(true);
});
