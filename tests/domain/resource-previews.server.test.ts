import { beforeAll, describe, expect, it } from "vitest";
import { RESOURCES } from "~/domain/resources";
import { read } from "~/platform/database.server";
import { action, loader } from "~/routes/admin.preview.$resource.$id";
import { thrownBy } from "../http/browser";
import { answered, callOf, multipart, pngFile, type Role, signInAs } from "./record/record-screens";

const MEMBER = { id: "11111111-1111-4111-8111-111111111111", name: "Xenia", position: "Kamera", "es.position": "Cámara", is_team_member: "on" };

type Sent = { fields: Record<string, string>; path?: string; id?: string; file?: File; role?: Role };

async function look({ fields, path = "team", id = "new", file, role = "editor" }: Sent) {
  const call = await callOf(role, `/admin/preview/${path}/${id}?language=es`, multipart(fields, file), id);
  return action({ ...call, params: { resource: path, id } });
}

beforeAll(signInAs);

describe("the preview of a form", () => {
  it("shows what the site would show, in the requested language, and saves nothing", async () => {
    expect(answered(await look({ fields: MEMBER }))).toMatchObject({
      status: 200,
      data: [{ language: "es", block: { resource: "team", shown: [{ name: "Xenia", position: "Cámara", germanTexts: ["bio"], picture: null }] } }],
    });
    expect([await read.teamMember.count({ where: { name: "Xenia" } }), await read.draft.count(), await read.change.count()]).toEqual([0, 0, 0]);
  });

  it("shows an incomplete form, without values that the form would refuse", async () => {
    const fields = { name: "", position: "x".repeat(500), linkedin_url: "javascript:alert(1)", email: "kein", image_url: "https://elsewhere.example/a.png" };
    expect(answered(await look({ fields }))).toMatchObject({
      data: [{ block: { shown: [{ name: "", position: "x".repeat(500), linkedinUrl: null, email: null, imageUrl: null, picture: null }] } }],
    });
  });

  it("contains the chosen picture without storing it", async () => {
    const before = await read.mediaAsset.count();
    const shown = answered(await look({ fields: MEMBER, file: await pngFile() }));
    expect(shown).toMatchObject({ data: [{ block: { shown: [{ picture: { width: 600, height: 800 } }] } }] });
    expect(JSON.stringify(shown)).toContain('"src":"data:image/webp;base64,');
    const disguised = new File(["<svg onload='alert(1)'/>"], "a.png", { type: "image/png" });
    expect(answered(await look({ fields: MEMBER, file: disguised }))).toMatchObject({ data: [{ block: { shown: [{ picture: null }] } }] });
    expect(await read.mediaAsset.count()).toBe(before);
  });

  it.each(Object.values(RESOURCES).map(({ path }) => path))("exists for %s", async (path) => {
    expect(answered(await look({ path, fields: {} }))).toMatchObject({ status: 200, data: [{ block: { shown: [{}] } }] });
  });

  it("accepts only the fields of the form", async () => {
    expect(answered(await look({ fields: { ...MEMBER, role: "admin" } }))).toEqual({ status: 422, data: null });
  });

  it("requires the permission to save the form", async () => {
    expect((await thrownBy(look({ fields: MEMBER, role: "viewer" }))).status).toBe(403);
    expect((await thrownBy(look({ fields: MEMBER, role: "proofreader" }))).status).toBe(403);
    expect(answered(await look({ fields: MEMBER, role: "proofreader", id: "some" })).status).toBe(200);
    expect((await thrownBy(look({ fields: {}, path: "users" }))).status).toBe(404);
    const call = { ...(await callOf("editor", "/admin/preview/team/new")), params: { resource: "team", id: "new" } };
    expect(await thrownBy(loader(call))).toRedirectTo("/admin/team");
  });
});
