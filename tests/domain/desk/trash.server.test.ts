import { beforeAll, beforeEach, expect, it } from "vitest";
import { ROWS_ON_A_PAGE } from "~/domain/record/list-pages";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { serviceRecords } from "~/domain/services/services.server";
import { listActiveMembers, members } from "~/domain/team/team.server";
import { listTrash } from "~/domain/desk/trash.server";
import { read, write } from "~/platform/database.server";
import * as restoreScreen from "~/routes/admin.trash.$resource.$id.restore";
import * as trashScreen from "~/routes/admin.trash";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";
import { emptyServices, createService } from "../services/factories";
import { BY, emptyTeam, createMember } from "../team/factories";
import { countStatements } from "../team/statements";

beforeAll(signInAs);

beforeEach(async () => {
  await emptyTeam();
  await emptyServices();
});

async function restoreCall(id: string, { role = "editor", fields }: { role?: Role; fields?: Record<string, string> } = {}) {
  const call = await callOf(role, `/admin/trash/team/${id}/restore`, fields && multipart(fields));
  return { ...call, params: { resource: "team", id } };
}

const shown = async (role: Role, search = "") => trashScreen.loader(await callOf(role, `/admin/trash${search}`));

const all = { resources: RESOURCE_NAMES, filter: null, page: 1, mayRestore: () => true };

it("the trash lists deleted records that were not restored, with the person and the resource", async () => {
  const [ana, ben] = [await createMember({ name: "Ana" }), await createMember({ name: "Ben" })];
  const service = await createService({ title: "Kino" });
  await members.remove({ id: ana.id, version: ana.version, by: BY });
  await serviceRecords.remove({ id: service.id, version: service.version, by: BY });
  const { counts, ...list } = await shown("editor");
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ resource: "team", count: 1 }, { resource: "services", count: 1 }]);
  expect(list).toMatchObject({
    total: 2,
    items: [
      { resource: "services", name: "Kino", who: "System", mayRestore: true },
      { resource: "team", id: ana.id, name: "Ana", mayRestore: true },
    ],
  });
  expect((await shown("viewer", "?filter=team")).items).toMatchObject([{ name: "Ana", mayRestore: false }]);
  expect((await listActiveMembers()).map(({ id }) => id)).toEqual([ben.id]);
});

it("a restored record leaves the trash, and returns when it is deleted again", async () => {
  const { id } = await createMember({ name: "Ana" });
  await members.remove({ id, version: 1, by: BY });
  const first = await restoreScreen.loader(await restoreCall(id));
  expect(first).toMatchObject({ name: "Ana", who: "System", values: { position: "Kamera" }, hasLostPicture: false });
  const answer = await restoreScreen.action(await restoreCall(id, { fields: { deletion: first.deletion } }));
  expect(answer).toRedirectTo("/admin/team");
  expect(await shown("admin")).toMatchObject({ total: 0, items: [] });
  const gone = await thrownBy(restoreScreen.loader(await restoreCall(id)));
  expect([gone.status, await gone.text()]).toEqual([404, "Dieser Eintrag liegt nicht mehr im Papierkorb. Vielleicht wurde er schon wiederhergestellt."]);

  const [back] = await listActiveMembers();
  await members.remove({ id, version: back?.version ?? 0, by: BY });
  expect(await shown("admin")).toMatchObject({ total: 1 });
  const stale = await restoreScreen.action(await restoreCall(id, { fields: { deletion: first.deletion } }));
  expect(answered(stale)).toMatchObject({ status: 409, data: { hasChanged: true } });
  expect(await listActiveMembers()).toEqual([]);
});

it("a record that was erased comes back with a version that no form from before has", async () => {
  const { id, version } = await createService({ title: "Kino" });
  await serviceRecords.remove({ id, version, by: BY });
  const found = await serviceRecords.findDeleted(id);
  await serviceRecords.restoreDeleted({ id, deletion: found?.deletion ?? "", by: BY });
  expect(await read.service.findUnique({ where: { id } })).toMatchObject({ title: "Kino", version: version + 1 });
});

it("the trash lists a record once that was changed and deleted at the same moment", async () => {
  const { id } = await createMember({ name: "Ana" });
  await members.remove({ id, version: 1, by: BY });
  const { createdAt } = await read.change.findFirstOrThrow({ where: { recordId: id, action: "delete" } });
  await write((tx) => tx.change.create({ data: { resource: "team", recordId: id, action: "update", before: {}, after: {}, createdAt } }));
  expect((await shown("admin")).items).toMatchObject([{ name: "Ana" }]);
});

it("restoring brings a record back to its position, without a picture that is gone", async () => {
  const picture = { filename: "1-gone.webp", originalName: "a.png", filePath: "team/1-gone.webp", mimeType: "image/webp" };
  await write((tx) => tx.mediaAsset.create({ data: { ...picture, fileSize: 1, width: 1, height: 1, widths: [] } }));
  const { id } = await createMember({ name: "Ana", image_url: "/media/team/1-gone.webp" });
  for (const name of ["Ben", "Clara"]) await createMember({ name });
  await members.remove({ id, version: 1, by: BY });
  await write((tx) => tx.mediaAsset.deleteMany());
  const { deletion, hasLostPicture } = await restoreScreen.loader(await restoreCall(id));
  expect(hasLostPicture).toBe(true);
  await restoreScreen.action(await restoreCall(id, { fields: { deletion } }));
  expect((await listActiveMembers()).map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
    ["Ana", null],
    ["Ben", null],
    ["Clara", null],
  ]);
});

it("restoring is refused to viewers", async () => {
  const { id } = await createMember();
  await members.remove({ id, version: 1, by: BY });
  const { deletion } = await restoreScreen.loader(await restoreCall(id));
  for (const fields of [undefined, { deletion }]) {
    const call = await restoreCall(id, { role: "viewer", fields });
    const refused = await thrownBy(fields ? restoreScreen.action(call) : restoreScreen.loader(call));
    expect({ status: refused.status, text: await refused.text() }).toEqual({
      status: 403,
      text: "Sie haben keine Berechtigung, Teammitglieder zu bearbeiten.",
    });
  }
  expect(await listActiveMembers()).toEqual([]);
});

it("the trash needs as many queries for sixty entries as for one, and is paginated", async () => {
  const before = { name: "Weg", version: 1 };
  const fill = (count: number, name: string) =>
    write((tx) =>
      tx.change.createMany({
        data: Array.from({ length: count }, (_, index) => ({
          resource: "team",
          recordId: `${name} ${index.toString()}`,
          action: "delete",
          before,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      }),
    );
  await fill(1, "first");
  const few = await countStatements(() => listTrash(all));
  await fill(60, "more");
  expect(await countStatements(() => listTrash(all))).toBe(few);
  const pageCount = Math.ceil(61 / ROWS_ON_A_PAGE);
  expect(await listTrash({ ...all, page: 99 })).toMatchObject({ total: 61, page: pageCount, pageCount });
});
