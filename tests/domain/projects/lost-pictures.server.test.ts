import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { projectRecords } from "~/domain/projects/projects.server";
import { read, write } from "~/platform/database.server";
import * as editScreen from "~/routes/admin.$resource.$id.edit";
import * as newScreen from "~/routes/admin.$resource.new";
import { answered, callOf, multipart, signInAs } from "../record/record-screens";
import { BY, createProject, emptyProjects, formWith } from "./factories";

const [KEPT, GONE] = ["/media/general/1-kept.webp", "/media/general/1-gone.webp"];
const ARTWORK = "/artwork/projects/neun-winde.webp";
const MESSAGE = `Inzwischen gelöscht: ${GONE}. Bitte nehmen Sie die Zeile heraus oder wählen Sie ein anderes Bild.`;

async function addPictures() {
  const files = { originalName: "a.png", fileSize: 1, mimeType: "image/webp", width: 1, height: 1, widths: [] };
  const names = [KEPT, GONE].map((url) => url.slice(url.lastIndexOf("/") + 1));
  await write((tx) => tx.mediaAsset.createMany({ data: names.map((filename) => ({ ...files, filename, filePath: `general/${filename}` })) }));
}

const losePicture = () => write((tx) => tx.mediaAsset.deleteMany({ where: { filename: "1-gone.webp" } }));

beforeAll(signInAs);

beforeEach(async () => {
  await emptyProjects();
  await addPictures();
});

describe("a gallery picture that was deleted while the form was open", () => {
  const gallery = [KEPT, GONE, ARTWORK].join("\n");
  const refusal = { ok: false, reason: "pictureMissing", lost: { gallery: [GONE] } };

  it("is refused in a new and in an existing record", async () => {
    const { id, version } = await createProject();
    await losePicture();
    expect(await projectRecords.create({ id: randomUUID(), form: formWith({ gallery }), by: BY })).toEqual(refusal);
    expect(await projectRecords.update({ id, version, form: formWith({ gallery }), by: BY })).toEqual(refusal);
    expect(await read.project.findMany()).toMatchObject([{ gallery: "", version }]);
  });

  it("is reported together with that of another field", async () => {
    await losePicture();
    const form = formWith({ gallery, image_url: GONE });
    expect(await projectRecords.create({ id: randomUUID(), form, by: BY })).toMatchObject({ lost: { image_url: [GONE], gallery: [GONE] } });
  });

  it("may stay in a record that had it before, so that other fields can be saved", async () => {
    const { id, version } = await createProject({ gallery });
    await losePicture();
    const form = formWith({ gallery: [ARTWORK, GONE].join("\n"), title: "Neu" });
    expect(await projectRecords.update({ id, version, form, by: BY })).toMatchObject({ ok: true, record: { title: "Neu" } });
  });

  it("is reported at its field, with all typed values kept", async () => {
    const { id, version } = await createProject();
    await losePicture();
    const typed = { title: "Neu getippt", description: "x", category: "x", image_url: ARTWORK, gallery };
    const added = await newScreen.action(await callOf("editor", "/admin/projects/new", multipart({ ...typed, id: randomUUID() })));
    const edited = await editScreen.action(await callOf("editor", `/admin/projects/${id}/edit`, multipart({ ...typed, version: version.toString() }), id));
    for (const answer of [added, edited]) {
      expect(answered(answer)).toMatchObject({ status: 422, data: { reply: { error: { gallery: [MESSAGE] }, initialValue: typed } } });
    }
  });

  it("stays out of the gallery when the record is reset", async () => {
    const { id, version } = await createProject({ gallery });
    await projectRecords.update({ id, version, form: formWith({ gallery: KEPT, title: "Neu" }), by: BY });
    await losePicture();
    const change = await read.change.findFirstOrThrow({ where: { recordId: id, action: "create" } });
    const state = { changeId: change.id, side: "after" } as const;
    expect(await projectRecords.restorer(id).previewReset(state)).toMatchObject({ hasLostPicture: true, differences: [{ name: "title" }] });
    await projectRecords.restorer(id).reset({ state, version: 2, by: BY });
    expect(await read.project.findMany()).toMatchObject([{ title: "Die Brandung", gallery: KEPT }]);
  });

  it("is left out when the record is restored from the trash", async () => {
    const { id, version } = await createProject({ gallery });
    await projectRecords.remove({ id, version, by: BY });
    await losePicture();
    const deleted = await projectRecords.findDeleted(id);
    expect(deleted).toMatchObject({ hasLostPicture: true });
    await projectRecords.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
    expect(await read.project.findMany()).toMatchObject([{ gallery: [KEPT, ARTWORK].join("\n"), deletedAt: null }]);
  });
});
