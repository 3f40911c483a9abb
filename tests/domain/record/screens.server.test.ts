import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startDraft } from "~/domain/desk/draft-operations.server";
import { NOT_LIVE } from "~/domain/record/any-record";
import { RECORDS } from "~/domain/resources.server";
import { takeNotice } from "~/http/notice.server";
import { env } from "~/platform/env.server";
import { read, write } from "~/platform/database.server";
import * as restoreVersion from "~/routes/admin.$resource.$id.history.$changeId.restore";
import * as restoreDeleted from "~/routes/admin.trash.$resource.$id.restore";
import { sqlOf } from "../../harness/sql";
import { refusalOf, thrownBy } from "../../http/browser";
import { answered, callOf, multipart, signInAs } from "./record-screens";
import { RESOURCES_BY_NAME } from "./resources";
import { countStatements } from "../team/statements";

beforeAll(signInAs);

describe.each(RESOURCES_BY_NAME)("$resource", (resource) => {
  const { screens, typed } = resource;
  const path = (name: string, id = "") => `/admin/${resource.resource}/${id}/${name}`;
  const REFUSALS = [
    ["viewer", "new", "erstellen"],
    ["viewer", "edit", "bearbeiten"],
    ["viewer", "move", "bearbeiten"],
    ["viewer", "delete", "löschen"],
    ["editor", "delete", "löschen"],
  ] as const;

  beforeEach(async () => {
    await resource.empty();
    await write((tx) => tx.draft.deleteMany());
  });

  it.each(REFUSALS)("refuses the %s to open and to send %s", async (role, name, verb) => {
    const { id, version } = await resource.make();
    const fields = { ...typed, id: randomUUID(), version: version.toString(), direction: "up" };
    for (const sent of name === "edit" ? [true] : [false, true]) {
      const call = await callOf(role, path(name, id), sent ? multipart(fields) : undefined, id);
      const response = await thrownBy(sent ? screens[name].action(call) : screens[name].loader(call));
      const text = `Sie haben keine Berechtigung, ${resource.accusative} zu ${verb}.`;
      expect(await refusalOf(response)).toEqual({ status: 403, text });
    }
    expect(await read.change.count({ where: { recordId: id } })).toBe(1);
  });

  it.each([
    ["viewer", true],
    ["editor", false],
  ] as const)("opens its form for the %s, read-only: %j", async (role, isReadOnly) => {
    const { id } = await resource.make();
    const values = (await RECORDS[resource.resource].find(id))?.values;
    const opened = answered(await screens.edit.loader(await callOf(role, path("edit", id), undefined, id)));
    expect(opened).toMatchObject({ status: 200, data: { values, isReadOnly } });
  });

  it("marks records with a draft in its list, and lists unpublished drafts on the first page", async () => {
    const { id, version } = await resource.make();
    const list = async (search = "") => (await screens.list.loader(await callOf("viewer", `/admin/${resource.resource}${search}`))).drafts;
    expect(await list()).toEqual({ of: [], unpublished: [] });
    const title = "name" in typed ? { name: typed.name } : { title: typed.title };
    const values = { ...(await RECORDS[resource.resource].find(id))?.values, ...title };
    const begun = randomUUID();
    await startDraft({ place: { resource: resource.resource, recordId: id }, values, version, by: "somebody" });
    await startDraft({ place: { resource: resource.resource, recordId: begun }, values, version: NOT_LIVE, by: "somebody" });
    expect(await list()).toEqual({ of: [id], unpublished: [{ id: begun, title: "Neu getippt" }] });
    await resource.makeMany(40);
    expect(await list("?page=2")).toMatchObject({ unpublished: [] });
    await RECORDS[resource.resource].create({ id: begun, form: values, by: "somebody" });
    expect((await list()).unpublished).toEqual([]);
  });

  it.each([
    ["viewer", { create: false, update: false, delete: false }],
    ["editor", { create: true, update: true, delete: false }],
    ["admin", { create: true, update: true, delete: true }],
  ] as const)("offers the %s the actions of the role", async (role, may) => {
    expect((await screens.list.loader(await callOf(role, `/admin/${resource.resource}`))).may).toEqual(may);
  });

  it("answers 404 for an unknown record", async () => {
    expect(answered(await screens.edit.loader(await callOf("admin", path("edit", "nobody"), undefined, "nobody"))).status).toBe(404);
    const bodies = { delete: { version: "1" }, move: { version: "1", direction: "up" } };
    for (const name of ["delete", "move"] as const) {
      const call = await callOf("admin", path(name, "nobody"), multipart(bodies[name]), "nobody");
      expect((await thrownBy(screens[name].action(call))).status).toBe(404);
    }
  });

  it("shows the typed values for an unknown record", async () => {
    const sent = await callOf("editor", path("edit", "nobody"), multipart({ ...typed, version: "1" }), "nobody");
    expect(answered(await screens.edit.action(sent))).toMatchObject({ status: 409, data: { gone: { values: resource.kept, back: null } } });
  });

  it("confirms a save without a change, and writes nothing", async () => {
    const { id, version } = await resource.make();
    const save = async (from: number) => {
      const answer = await screens.edit.action(await callOf("editor", path("edit", id), multipart({ ...typed, version: from.toString() }), id));
      const changes = await read.change.findMany({ where: { recordId: id }, orderBy: { createdAt: "asc" } });
      return { status: answered(answer).status, actions: changes.map(({ action }) => action) };
    };
    const once = { status: 303, actions: ["create", "update"] };
    expect([await save(version), await save(version + 1), await save(version)]).toEqual([once, once, once]);
  });

  it.each([
    ["editor", true],
    ["proofreader", false],
  ] as const)("shows the %s the typed values of a deleted record; a copy may be created: %j", async (role, mayCreate) => {
    const { id, version } = await resource.make();
    const deleted = await screens.delete.action(await callOf("admin", path("delete", id), multipart({ version: version.toString() }), id));
    expect(deleted).toRedirectTo(`/admin/${resource.resource}`);
    const post = multipart({ ...typed, version: version.toString() });
    const { status, data } = answered(await screens.edit.action(await callOf(role, path("edit", id), post, id)));
    expect(status).toBe(409);
    expect(data).toMatchObject({ gone: { values: resource.kept, back: { who: "hat Ana Ferrer", version } } });
    expect(data).not.toHaveProperty("gone.newId", mayCreate ? null : expect.any(String));
    // without scripts the answer is rendered together with the loader's data, which must not be an error then
    expect(answered(await screens.edit.loader(await callOf(role, path("edit", id), undefined, id)))).toMatchObject({
      status: 404,
      data: { values: null },
    });
  });

  it("leads back to the list after an edit, and its notice undoes the edit", async () => {
    const { id, version } = await resource.make();
    const before = (await RECORDS[resource.resource].find(id))?.values;
    const address = `${path("edit", id)}?filter=somewhere&page=2`;
    const save = async (from: number) => screens.edit.action(await callOf("editor", address, multipart({ ...typed, version: from.toString() }), id));
    const saved = await save(version);
    const back = `/admin/${resource.resource}?filter=somewhere&page=2#row-${id}`;
    expect(locationOf(saved)).toBe(back);
    const undo = await undoIn(saved);
    expect(undo).toMatchObject({ fields: { back, version: (version + 1).toString() } });
    expect(await undoIn(await save(version + 1))).toBeUndefined();

    const { pathname, search, changeId } = undoAddress(undo?.url);
    const call = await callOf("editor", pathname + search, multipart(undo?.fields ?? {}), id);
    const undone = await restoreVersion.action({ ...call, params: { resource: resource.resource, id, changeId } });
    expect(locationOf(undone)).toBe(back);
    expect((await RECORDS[resource.resource].find(id))?.values).toEqual(before);
  });

  it("restores a deleted record from its notice", async () => {
    const { id, version } = await resource.make();
    const remove = async () => screens.delete.action(await callOf("admin", `${path("delete", id)}?page=3`, multipart({ version: version.toString() }), id));
    const deleted = await remove();
    expect(locationOf(deleted)).toBe(`/admin/${resource.resource}?page=3`);
    const undo = await undoIn(deleted);
    expect(undo?.url).toBe(`/admin/trash/${resource.resource}/${id}/restore`);
    const call = await callOf("admin", undo?.url ?? "", multipart(undo?.fields ?? {}), id);
    const undone = await restoreDeleted.action({ ...call, params: { resource: resource.resource, id } });
    expect(locationOf(undone)).toBe(`/admin/${resource.resource}?page=3#row-${id}`);
    expect(await RECORDS[resource.resource].find(id)).not.toBeNull();
  });

  it("keeps the typed values when the database fails", async () => {
    const { id, version } = await resource.make();
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table changes rename to out_of_reach"]);
    try {
      const fields = { ...typed, version: version.toString() };
      const created = answered(await screens.new.action(await callOf("editor", path("new"), multipart({ ...typed, id: randomUUID() }))));
      const edited = answered(await screens.edit.action(await callOf("editor", path("edit", id), multipart(fields), id)));
      const deleted = answered(
        await screens.delete.action(await callOf("admin", path("delete", id), multipart({ version: version.toString() }), id)),
      );
      expect([created.status, edited.status, deleted.status]).toEqual([503, 503, 503]);
      expect(created.data).toMatchObject({ reply: { initialValue: resource.kept, error: { "": [resource.notSaved[0]] } } });
      expect(edited.data).toMatchObject({ reply: { initialValue: resource.kept, error: { "": [resource.notSaved[1]] } } });
      expect(deleted.data).toMatchObject({ reply: { error: { "": [resource.notDeleted] } } });
    } finally {
      await sql.run(["alter table out_of_reach rename to changes"]);
      await sql.close();
    }
  });

  it("needs as many queries for a thousand records as for ten", async () => {
    const open = async () => screens.list.loader(await callOf("admin", `/admin/${resource.resource}`));
    await resource.makeMany(10);
    const forTen = await countStatements(open);
    await resource.empty();
    await resource.makeMany(1000);
    expect(await countStatements(open)).toBe(forTen);
    expect(forTen).toBeLessThanOrEqual(12);
  });
});

function locationOf(answer: unknown) {
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

/** The undo button in the notice of an answer. */
async function undoIn(answer: unknown) {
  const [line = ""] = answer instanceof Response ? answer.headers.getSetCookie() : [];
  const { notice } = await takeNotice(new Request("http://site.example/", { headers: { Cookie: line.split(";")[0] ?? "" } }));
  return notice?.undo;
}

function undoAddress(url = "") {
  const { pathname, search } = new URL(url, "http://site.example");
  return { pathname, search, changeId: pathname.split("/").at(-2) ?? "" };
}
