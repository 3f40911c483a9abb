import { beforeAll, beforeEach, expect, it } from "vitest";
import { crewRows, memberRows, projectRows, serviceRows, sponsorRows, translationRows } from "../../../prisma/seed/rows";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { listTrash } from "~/domain/desk/trash.server";
import { listActiveMembers, members } from "~/domain/team/team.server";
import { crewRecords } from "~/domain/podcast-crew/podcast-crew.server";
import { read, write } from "~/platform/database.server";
import * as screen from "~/routes/admin.settings.samples";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";
import { emptyDrafts, keep } from "./drafts/desk";
import { BY, createMember, emptyTeam, formWith } from "../team/factories";

const PATH = "/admin/settings/samples";

beforeAll(signInAs);

beforeEach(async () => {
  await emptyTeam();
  await emptyDrafts();
  await write(async (tx) => {
    await tx.change.deleteMany();
    await tx.translation.deleteMany();
    await tx.partner.deleteMany();
    await tx.project.deleteMany();
    await tx.service.deleteMany();
    await tx.podcastCrew.deleteMany();
    await tx.teamMember.createMany({ data: memberRows });
    await tx.partner.createMany({ data: sponsorRows });
    await tx.project.createMany({ data: projectRows });
    await tx.service.createMany({ data: serviceRows });
    await tx.podcastCrew.createMany({ data: crewRows });
    await tx.translation.createMany({ data: translationRows });
  });
});

const opened = async (role: Role = "admin") => (await screen.loader(await callOf(role, PATH))).samples;

async function remove(resources: readonly string[], { role = "admin", search = "" }: { role?: Role; search?: string } = {}) {
  const body = new URLSearchParams(resources.map((resource) => ["resources", resource]));
  return screen.action(await callOf(role, PATH + search, { method: "POST", body }));
}

const trash = () => listTrash({ resources: RESOURCE_NAMES, filter: null, page: 1, mayRestore: () => true });

it("the screen counts the records that came with the site, and none that staff made", async () => {
  await createMember({ name: "Nora" });
  expect(await opened()).toEqual([
    { resource: "team", count: memberRows.length, edited: 0 },
    { resource: "sponsors", count: sponsorRows.length, edited: 0 },
    { resource: "projects", count: projectRows.length, edited: 0 },
    { resource: "services", count: serviceRows.length, edited: 0 },
    { resource: "podcast_crew", count: crewRows.length, edited: 0 },
  ]);
});

it("deleting moves the chosen samples to the trash and leaves the rest", async () => {
  const { id } = await createMember({ name: "Nora" });
  expect(await remove(["team", "podcast_crew"])).toRedirectTo("/admin/settings");
  expect((await listActiveMembers()).map((member) => member.id)).toEqual([id]);
  expect((await trash()).total).toBe(memberRows.length + crewRows.length);
  expect((await opened()).map(({ count }) => count)).toEqual([0, sponsorRows.length, projectRows.length, serviceRows.length, 0]);
  expect(await read.project.count({ where: { isActive: true } })).toBe(projectRows.length);
});

it("deleting spares samples that were edited or have a draft, but not one that was only moved", async () => {
  const [first, second, drafted] = await listActiveMembers();
  if (first === undefined || second === undefined || drafted === undefined) throw new Error("no samples found");
  const row = await members.findRow(first.id);
  if (row === null) throw new Error("member not found");
  expect(await members.update({ id: first.id, version: row.version, by: BY, form: formWith({ name: "Nora Vidal" }) })).toMatchObject({ ok: true });
  await members.move({ id: second.id, version: 1, by: BY, direction: "down" });
  await keep({ resource: "team", recordId: drafted.id }, formWith({ name: "Nora Entwurf" }));
  expect((await opened())[0]).toEqual({ resource: "team", count: memberRows.length - 2, edited: 2 });
  await remove(["team"]);
  expect((await listActiveMembers()).map(({ name }) => name)).toEqual(["Nora Vidal", drafted.name]);
});

it("a sample can be restored from the trash with its translations", async () => {
  const [{ id } = { id: "" }] = crewRows;
  const before = await crewRecords.findRow(id);
  await remove(["podcast_crew"]);
  const deleted = await crewRecords.findDeleted(id);
  await crewRecords.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
  const after = await crewRecords.findRow(id);
  expect([after?.name, after?.es, after?.en]).toEqual([before?.name, before?.es, before?.en]);
});

it("deleting leads to the next step of the first run", async () => {
  expect(await remove(["services"], { search: "?first-run=1" })).toRedirectTo("/admin");
});

it("deleting needs a selection", async () => {
  const { status, data } = answered(await remove([]));
  expect([status, data]).toMatchObject([422, { reply: { error: { resources: [expect.stringContaining("Bitte wählen Sie")] } } }]);
  expect(answered(await screen.action(await callOf("admin", PATH, multipart({ resources: "users" })))).status).toBe(422);
});

it("the screen requires the rights to change settings and to delete records", async () => {
  expect((await thrownBy(remove(["team"], { role: "editor" }))).status).toBe(403);
  expect((await thrownBy(opened("viewer"))).status).toBe(403);
});
