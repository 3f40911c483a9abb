import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listFeaturedProjects, projectRecords } from "~/domain/projects/projects.server";
import { takeNotice } from "~/http/notice.server";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { noteAway, withTimeBudget } from "~/platform/time-budget.server";
import * as statusScreen from "~/routes/admin.projects.$id.status";
import * as resetScreen from "~/routes/admin.$resource.$id.history.$changeId.restore";
import * as restoreScreen from "~/routes/admin.trash.$resource.$id.restore";
import { sqlOf } from "../../harness/sql";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";
import { createProject, emptyProjects, formWith } from "./factories";

beforeAll(signInAs);
beforeEach(emptyProjects);

type Sent = { role?: Role; isActive: boolean; version?: number };

async function send(id: string, { role = "editor", isActive, version = 1 }: Sent) {
  const fields = { version: version.toString(), ...(isActive && { is_active: "on" }) };
  return statusScreen.action(await callOf(role, `/admin/projects/${id}/status?filter=featured&page=2`, multipart(fields), id));
}

async function noticeAfter(sent: Promise<unknown>) {
  const answer = await sent;
  const [line = ""] = answer instanceof Response ? answer.headers.getSetCookie() : [];
  const { notice } = await takeNotice(new Request("http://site.example/", { headers: { Cookie: line.split(";")[0] ?? "" } }));
  return notice;
}

const titlesOnSite = async () => (await listFeaturedProjects("de")).map(({ title }) => title);

describe("the status button on a project card", () => {
  it("takes the project off the site and back, and changes nothing else", async () => {
    const { id } = await createProject({ title: "Xaloc", is_featured: true });
    const before = await projectRecords.findRow(id);
    const off = await send(id, { isActive: false });
    expect(off instanceof Response && off.headers.get("Location")).toBe(`/admin/projects?filter=featured&page=2#row-${id}`);
    expect(await titlesOnSite()).toEqual([]);
    expect(await projectRecords.findRow(id)).toEqual({ ...before, isActive: false, version: 2 });
    await send(id, { isActive: true, version: 2 });
    expect(await titlesOnSite()).toEqual(["Xaloc"]);
    expect(await projectRecords.findRow(id)).toEqual({ ...before, version: 3 });
  });

  it("links to the page of an activated project, featured or not", async () => {
    for (const is_featured of [false, true]) {
      const { id } = await createProject({ title: `Xaloc ${is_featured.toString()}`, is_featured, is_active: false });
      const { link } = (await noticeAfter(send(id, { isActive: true }))) ?? {};
      expect(link).toEqual({ url: `/de/projekte/xaloc-${is_featured.toString()}`, text: "Auf der Website ansehen" });
    }
  });

  it("links to the page of the project, like a reset and a restore from the trash", async () => {
    const { id } = await createProject({ title: "Xaloc", is_featured: false });
    await projectRecords.update({ id, version: 1, form: formWith({ title: "Xaloc", story: "Neu", is_featured: false }), by: "somebody" });
    const { id: changeId } = await read.change.findFirstOrThrow({ where: { recordId: id, action: "update" } });
    const reset = await callOf("editor", `/admin/projects/${id}/history/${changeId}/restore?side=before`, multipart({ version: "2" }), id);
    const wasReset = resetScreen.action({ ...reset, params: { resource: "projects", id, changeId } });
    expect((await noticeAfter(wasReset))?.link).toMatchObject({ url: "/projekte/xaloc" });

    await projectRecords.remove({ id, version: 3, by: "somebody" });
    const deletion = (await projectRecords.findDeleted(id))?.deletion ?? "";
    const restore = await callOf("editor", `/admin/trash/projects/${id}/restore`, multipart({ deletion }), id);
    expect((await noticeAfter(restoreScreen.action({ ...restore, params: { resource: "projects", id } })))?.link).toMatchObject({ url: "/projekte/xaloc" });
  });

  it("can be undone in its notice", async () => {
    const { id } = await createProject({ is_featured: true });
    const notice = await noticeAfter(send(id, { isActive: false }));
    expect(notice).toMatchObject({ kind: "success", undo: { fields: { version: "2" } } });
    expect(notice?.link).toBeUndefined();
  });

  it("keeps edits that were saved after the list was opened, and pressed twice makes one change", async () => {
    const { id } = await createProject({ title: "Alt" });
    await projectRecords.update({ id, version: 1, form: formWith({ title: "Neu" }), by: "somebody else" });
    await Promise.all([send(id, { isActive: false }), send(id, { isActive: false })]);
    expect(await projectRecords.findRow(id)).toMatchObject({ title: "Neu", isActive: false, version: 3 });
    expect(await read.change.count({ where: { recordId: id } })).toBe(3);
  });

  it("is refused to viewers, and reports missing projects and a failing database", async () => {
    const { id } = await createProject();
    expect((await thrownBy(send(id, { role: "viewer", isActive: false }))).status).toBe(403);
    expect((await thrownBy(send("nobody", { isActive: false }))).status).toBe(404);
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table changes rename to out_of_reach"]);
    try {
      expect(answered(await send(id, { isActive: false })).status).toBe(503);
      const away = withTimeBudget(async () => {
        noteAway("database");
        return send(id, { isActive: false });
      });
      const back = await thrownBy(away);
      expect([back.status, await back.json()]).toMatchObject([503, { reply: { initialValue: { version: "1" } } }]);
    } finally {
      await sql.run(["alter table out_of_reach rename to changes"]);
      await sql.close();
    }
    expect(await projectRecords.findRow(id)).toMatchObject({ isActive: true, version: 1 });
    await projectRecords.remove({ id, version: 1, by: "somebody" });
    expect((await thrownBy(send(id, { isActive: false }))).status).toBe(404);
  });
});
