import { beforeAll, beforeEach, expect, it } from "vitest";
import { pictureLists } from "~/domain/resources";
import * as choiceScreen from "~/routes/admin.media.choose";
import * as editScreen from "~/routes/admin.$resource.$id.edit";
import { paths } from "~/paths";
import { postOf } from "../../http/browser";
import { createProject, emptyProjects } from "../projects/factories";
import { answered, callOf, signInAs } from "../record/record-screens";

const [FIRST, SECOND] = ["/artwork/projects/mandelschnee.webp", "/artwork/projects/neun-winde.webp"];

beforeAll(signInAs);

beforeEach(emptyProjects);

const editPath = (id: string) => paths.admin.projects.edit(id);

/** Leaves a form for the picture library, with the typed values. */
async function leaveFor(field: string, form: string, typed: [string, string][]) {
  return choiceScreen.action(await callOf("editor", paths.admin.choosePicture({ form, field }), postOf(typed)));
}

async function openForm(path: string, id: string) {
  return answered(await editScreen.loader(await callOf("editor", path, undefined, id))).data;
}

it("a picture chosen from the library becomes the last line of the typed ones, and all other typed values are kept", async () => {
  const { id } = await createProject({ gallery: FIRST });
  const form = editPath(id);
  const typed: [string, string][] = [["title", "Getippt"], ["gallery", `${SECOND}\r\n`], ["es.title", "Tecleado"], ["file", "a.png"]];
  expect(await leaveFor("gallery", form, typed)).toRedirectTo(paths.admin.choosePicture({ form, field: "gallery" }));
  const opened = await openForm(`${form}?gallery=${FIRST}`, id);
  expect(opened).toMatchObject({ isRestored: true, values: { title: "Getippt", gallery: `${SECOND}\n${FIRST}`, es: { title: "Tecleado" }, with_file: "on" } });
});

it("a chosen picture is added after the stored ones, and only once", async () => {
  const { id } = await createProject({ gallery: FIRST });
  expect(await openForm(`${editPath(id)}?gallery=${SECOND}`, id)).toMatchObject({ isRestored: true, values: { gallery: `${FIRST}\n${SECOND}` } });
  expect(await openForm(`${editPath(id)}?gallery=${FIRST}`, id)).toMatchObject({ values: { gallery: FIRST } });
});

it.each(["https://elsewhere.example/a.webp", "", "/admin/team"])("an address that is no picture is not added: %s", async (word) => {
  const { id } = await createProject({ gallery: FIRST });
  expect(await openForm(`${editPath(id)}?gallery=${encodeURIComponent(word)}`, id)).toMatchObject({ isRestored: false, values: { gallery: FIRST } });
});

it("a picture that was chosen and then removed is not added again", async () => {
  const { id } = await createProject();
  const form = `${editPath(id)}?page=2&image_url=${FIRST}&gallery=${FIRST}`;
  const clean = `${editPath(id)}?page=2`;
  expect(await leaveFor("gallery", form, [["gallery", ""], ["image_url", SECOND]])).toRedirectTo(paths.admin.choosePicture({ form: clean, field: "gallery" }));
  expect(await openForm(clean, id)).toMatchObject({ values: { gallery: "", image_url: SECOND } });
});

it("the library is available for every field with several pictures", async () => {
  expect(pictureLists()).toContain("gallery");
  for (const field of pictureLists()) {
    const { place } = await choiceScreen.loader(await callOf("editor", paths.admin.choosePicture({ form: paths.admin.projects.new, field })));
    expect(place.field).toBe(field);
  }
});
