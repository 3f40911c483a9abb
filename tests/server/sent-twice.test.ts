import { describe, expect, it } from "vitest";
import { useEmptySite } from "../harness/furnished-site";
import { setUp } from "../harness/people";
import type { Site } from "../harness/site";
import type { Visitor } from "../harness/visitor";
import { pictureOf } from "../platform/image-corpus";

/** Without JavaScript a double click sends a form twice, and the browser shows the answer to the second. */
describe("a form with files that is sent twice at the same moment", () => {
  let site: Site;
  let admin: Visitor;

  useEmptySite(async (started) => {
    ({ site } = started);
    admin = site.newVisitor();
    await setUp(admin);
  });

  async function count(query: string) {
    const sql = site.data.openSql();
    const rows = await sql.rows(query);
    await sql.close();
    return rows.length;
  }

  async function openForm(path: string) {
    const html = await (await admin.get(path)).text();
    const tags = html.match(/<input type="hidden"[^>]*>/g) ?? [];
    return tags.map((tag) => ({ name: /name="([^"]*)"/.exec(tag)?.[1] ?? "", value: /value="([^"]*)"/.exec(tag)?.[1] ?? "" }));
  }

  async function sendTwice(path: string, { fields, files }: { fields: Record<string, string>; files: readonly File[] }) {
    const hidden = await openForm(path);
    const send = () => {
      const body = new FormData();
      for (const { name, value } of hidden) body.append(name, value);
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (const file of files) body.append("file", file);
      return admin.post(path, body);
    };
    const answers = await Promise.all([send(), send()]);
    return answers.map(({ status }) => status);
  }

  const photo = async (name: string, width: number) =>
    new File([new Uint8Array(await pictureOf({ width, height: 300 }).jpeg().toBuffer())], name, { type: "image/jpeg" });

  const PICTURES = "select id from media_assets";

  it("stores each picture of an upload once, and stores the same files again after it is opened again", async () => {
    const before = await count(PICTURES);
    const upload = { fields: { category: "general" }, files: [await photo("a.jpg", 640), await photo("a.jpg", 640), await photo("b.jpg", 800)] };
    expect(await sendTwice("/admin/media/upload", upload)).toEqual([303, 303]);
    expect(await count(PICTURES)).toBe(before + 3);
    expect(await sendTwice("/admin/media/upload", upload)).toEqual([303, 303]);
    expect(await count(PICTURES)).toBe(before + 6);
  });

  it("creates one member with one photo", async () => {
    const before = await count(PICTURES);
    const fields = { name: "Doris Doppelklick", position: "Schnitt", is_team_member: "on" };
    expect(await sendTwice("/admin/team/new", { fields, files: [await photo("doris.jpg", 700)] })).toEqual([303, 303]);
    expect(await count("select id from team_members where name = 'Doris Doppelklick'")).toBe(1);
    expect(await count(PICTURES)).toBe(before + 1);
  });

  it("replaces a picture once without a conflict", async () => {
    const sql = site.data.openSql();
    const [picture] = await sql.rows("select id from media_assets where original_name = 'b.jpg'");
    const id = String(picture?.id);
    expect(await sendTwice(`/admin/media/${id}/replace`, { fields: {}, files: [await photo("c.jpg", 810)] })).toEqual([303, 303]);
    expect(await sql.rows(`select original_name, version from media_assets where id = '${id}'`)).toEqual([{ original_name: "c.jpg", version: 2 }]);
    await sql.close();
  });

  it("saves another photo of a member once without a conflict", async () => {
    const sql = site.data.openSql();
    const [doris] = await sql.rows("select id from team_members where name = 'Doris Doppelklick'");
    await sql.close();
    const before = await count(PICTURES);
    const fields = { name: "Doris Doppelklick", position: "Regie", is_team_member: "on" };
    const sent = await sendTwice(`/admin/team/${String(doris?.id)}/edit`, { fields, files: [await photo("neu.jpg", 720)] });
    expect(sent).toEqual([303, 303]);
    expect(await count(PICTURES)).toBe(before + 1);
  });
});
