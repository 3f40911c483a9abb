import { beforeAll, beforeEach, expect, it } from "vitest";
import { USUAL_LOOK } from "~/domain/system/look";
import { findLook, makeLogoIcon } from "~/domain/system/look.server";
import { usesOf } from "~/domain/desk/picture-uses.server";
import { keepExpiredPost } from "~/http/expired-post.server";
import { read, write } from "~/platform/database.server";
import * as restore from "~/routes/admin.$resource.$id.history.$changeId.restore";
import * as history from "~/routes/admin.$resource.$id.history";
import * as screen from "~/routes/admin.settings.$setting";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, pngFile, type Role, signInAs } from "../record/record-screens";

const PATH = "/admin/settings/look";

beforeAll(signInAs);

beforeEach(() =>
  write(async (tx) => {
    await tx.websiteSetting.deleteMany();
    await tx.mediaAsset.deleteMany();
    await tx.change.deleteMany();
  }),
);

type Sent = { version?: number; role?: Role; file?: File; search?: string };

async function save(look: Partial<typeof USUAL_LOOK>, { version = 0, role = "editor", file, search = "" }: Sent = {}) {
  return screen.action(await callOf(role, PATH + search, multipart({ ...USUAL_LOOK, ...look, version: version.toString() }, file)));
}

it("the look is the default one until another is saved", async () => {
  expect(await save({})).toRedirectTo(PATH);
  expect(await read.websiteSetting.count()).toBe(0);
  expect(await findLook()).toEqual({ logo: null, style: null, mark: { ground: "#08151b", sun: "#f2b04f" } });
});

it("the look shows the uploaded logo, protects its picture from deletion, and can drop it again", async () => {
  expect(await save({}, { file: await pngFile("logo.png") })).toRedirectTo(PATH);
  const { logo } = await findLook();
  expect(logo).toMatchObject({ width: 600, height: 800 });
  // the icon is made once
  expect(await makeLogoIcon("180")).toBe(await makeLogoIcon("180"));
  const asset = await read.mediaAsset.findFirstOrThrow();
  expect(await usesOf(asset)).toEqual([{ resource: "settings", id: "look", title: "Logo" }]);
  await save({ logo_url: "" }, { version: 1 });
  expect([await findLook(), await usesOf(asset)]).toMatchObject([{ logo: null, style: null }, []]);
});

it("the form refuses an SVG, which could contain a script, and an address of another site", async () => {
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"], "logo.svg", { type: "image/svg+xml" });
  expect(answered(await save({}, { file: svg })).status).toBe(422);
  expect(answered(await save({ logo_url: "https://elsewhere.example/a.png" })).status).toBe(422);
  expect(await read.mediaAsset.count()).toBe(0);
});

it("the form opens with a logo chosen from the library and the values typed before, and refuses a built-in picture", async () => {
  await keepExpiredPost((await callOf("editor", PATH, multipart({ accent: "#1d4ed8", ink: "#1e1b4b", version: "0" }))).request);
  const edited = await screen.loader(await callOf("editor", `${PATH}?logo_url=/media/general/1-logo.webp`));
  expect(edited).toMatchObject({ values: { logo_url: "/media/general/1-logo.webp", accent: "#1d4ed8" }, isRestored: true });
  const built = { logo_url: "/artwork/sponsors/marques.svg" };
  expect(answered(await save(built))).toMatchObject({ status: 422, data: { reply: { error: { file: [expect.stringContaining("hochgeladenes Bild")] } } } });
  expect(await save(built, { file: await pngFile() })).toRedirectTo(PATH);
});

it("the form reports a logo that was deleted in the meantime, and keeps the typed values", async () => {
  const typed = { logo_url: "/media/general/1-gone.webp", accent: "#1d4ed8" };
  const reply = { error: { file: ["Das Bild wurde inzwischen gelöscht. Bitte wählen Sie es noch einmal aus."] }, initialValue: typed };
  expect(answered(await save(typed))).toMatchObject({ status: 422, data: { reply } });
  expect(await read.websiteSetting.count()).toBe(0);
});

it("the form saves colours, and keeps a refused one together with the uploaded logo", async () => {
  await save({ accent: "#1D4ED8" });
  expect((await findLook()).style).toContain("--clay-600:#1d4ed8;");
  const { status, data } = answered(await save({ accent: "#22c55e" }, { version: 1, file: await pngFile() }));
  expect(status).toBe(422);
  expect(data).toMatchObject({ reply: { initialValue: { accent: "#22c55e" } } });
  expect(JSON.stringify(data)).toMatch(/"logo_url":"\/media\/general\/.*Die nächste Farbe, die reicht, ist #/);
});

it("the form leads to the next step of the first run", async () => {
  expect(await save({ ink: "#1e1b4b" }, { search: "?first-run=1" })).toRedirectTo("/admin/settings/languages?first-run=1");
});

it("the history restores colours, but not a deleted logo", async () => {
  await save({}, { file: await pngFile("first.png") });
  const first = await read.mediaAsset.findFirstOrThrow();
  await save({ ink: "#111827" }, { version: 1, file: await pngFile("second.png") });
  const { logo } = await findLook();
  await write((tx) => tx.mediaAsset.delete({ where: { id: first.id } }));
  const params = { resource: "settings", id: "look" };
  const { entries } = await history.loader({ ...(await callOf("editor", "/admin/settings/look/history")), params });
  const changeId = entries[1]?.id ?? "";
  const path = `/admin/settings/look/history/${changeId}/restore`;
  const asked = await restore.loader({ ...(await callOf("editor", path)), params: { ...params, changeId } });
  expect(asked).toMatchObject({ hasLostPicture: true, differences: [{ name: "ink" }] });
  await restore.action({ ...(await callOf("editor", path, multipart({ version: "2" }))), params: { ...params, changeId } });
  expect(await findLook()).toMatchObject({ logo, style: null });
});

it("the history restores an earlier look", async () => {
  await save({ ink: "#1e1b4b" });
  await save({ ink: "#111827" }, { version: 1 });
  const params = { resource: "settings", id: "look" };
  const { entries } = await history.loader({ ...(await callOf("editor", "/admin/settings/look/history")), params });
  const changeId = entries[1]?.id ?? "";
  await restore.action({ ...(await callOf("editor", `/admin/settings/look/history/${changeId}/restore`, multipart({ version: "2" }))), params: { ...params, changeId } });
  expect((await findLook()).style).toContain("--ink-900:#1e1b4b");
});

it("the form is read-only for people who may not change settings", async () => {
  const { values, isReadOnly } = await screen.loader(await callOf("viewer", PATH));
  expect({ values, isReadOnly }).toEqual({ values: { ...USUAL_LOOK, version: 0 }, isReadOnly: true });
  expect((await thrownBy(save({ ink: "#111827" }, { role: "viewer" }))).status).toBe(403);
});
