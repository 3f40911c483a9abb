import { beforeEach, describe, expect, it } from "vitest";
import { listRecentChanges } from "~/domain/record/changes.server";
import { listActiveMembers, members } from "~/domain/team/team.server";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { sqlOf } from "../../harness/sql";
import { BY, emptyTeam, createMember, createMembers, formWith } from "./factories";
import { countStatements } from "./statements";

async function createInOrder(...names: string[]) {
  for (const name of names) await createMember({ name });
}

async function order() {
  return (await listActiveMembers()).map(({ name }) => name).join(" ");
}

async function memberCalled(name: string) {
  const found = (await listActiveMembers()).find((member) => member.name === name);
  if (found === undefined) throw new Error(`no member called ${name}`);
  return found;
}

async function move(name: string, direction: "up" | "down", filter?: "team" | "moderator") {
  const { id, version } = await memberCalled(name);
  return members.move({ id, version, direction, filter, by: BY });
}

beforeEach(emptyTeam);

describe("the order of the members", () => {
  it("changes by one step up or down", async () => {
    await createInOrder("A", "B", "C", "D");
    expect(await move("C", "up")).toMatchObject({ ok: true, record: { name: "C" } });
    expect(await order()).toBe("A C B D");
    await move("A", "down");
    expect(await order()).toBe("C A B D");
  });

  it("has new members at its end, and restored members at their former place, even if others were moved", async () => {
    await createInOrder("A", "B", "C");
    const { id, version } = await memberCalled("B");
    await members.remove({ id, version, by: BY });
    await createInOrder("D");
    await move("C", "up");
    await members.restoreDeleted({ id, deletion: (await members.findDeleted(id))?.deletion ?? "", by: BY });
    await createInOrder("E");
    expect(await order()).toBe("C B A D E");
  });

  it("has new members behind imported ones that share a number", async () => {
    await createInOrder("A", "B", "C");
    await write((tx) => tx.teamMember.updateMany({ data: { sortOrder: 1 } }));
    expect(await createMember({ name: "D" })).toMatchObject({ sortOrder: 4 });
  });

  it("stops at both ends", async () => {
    await createInOrder("A", "B");
    await move("A", "up");
    await move("B", "down");
    expect(await order()).toBe("A B");
    expect(await read.change.count({ where: { action: "reorder" } })).toBe(0);
  });

  it("moves past members that are not in the shown list", async () => {
    await createMember({ name: "T1" });
    await createMember({ name: "M1", is_team_member: false, is_moderator: true });
    await createMember({ name: "M2", is_team_member: false, is_moderator: true });
    await createMember({ name: "T2" });
    await move("T2", "up", "team");
    expect(await order()).toBe("T2 M1 M2 T1");
    await move("M1", "down", "moderator");
    expect(await order()).toBe("T2 M2 M1 T1");
  });

  it("stays unchanged when somebody else has changed the list", async () => {
    await createInOrder("A", "B", "C");
    const { id, version } = await memberCalled("B");
    await move("B", "up");
    const late = { id, version, by: "somebody else" };
    expect(await members.move({ ...late, direction: "up" })).toEqual({ ok: false, reason: "conflict" });
    expect(await members.move({ ...late, direction: "place", place: 3 })).toEqual({ ok: false, reason: "conflict" });
    expect(await members.move({ ...late, version: version + 9, direction: "up" })).toEqual({ ok: false, reason: "conflict" });
    expect(await members.move({ ...late, id: "nobody", direction: "up" })).toEqual({ ok: false, reason: "missing" });
    expect(await order()).toBe("B A C");
    await members.move({ id, version: version + 1, direction: "down", by: "somebody else" });
    expect(await members.move({ id, version, direction: "up", by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await order()).toBe("A B C");
  });

  it("continues from the person's own last step when several are sent from the same list", async () => {
    await createInOrder("A", "B", "C", "D", "E", "F");
    const { id, version } = await memberCalled("F");
    const steps = await Promise.all(Array.from({ length: 5 }, () => members.move({ id, version, direction: "up", by: BY })));
    expect(steps.map((step) => step.ok && step.movedTo.place)).toEqual([5, 4, 3, 2, 1]);
    expect(await order()).toBe("F A B C D E");
  });

  it("applies a step once when it is sent again after a lost answer", async () => {
    await createInOrder("A", "B", "C", "D");
    const { id, version } = await memberCalled("D");
    for (let sent = 0; sent < 2; sent += 1) await members.move({ id, version, direction: "up", from: 4, by: BY });
    expect(await order()).toBe("A B D C");
  });

  it("applies one step when a member in front was deleted in the meantime", async () => {
    await createInOrder("A", "B", "C", "D", "E");
    const [{ id, version }, first] = [await memberCalled("B"), await memberCalled("A")];
    await members.remove({ id: first.id, version: first.version, by: "somebody else" });
    await members.move({ id, version, direction: "down", from: 2, by: BY });
    expect(await order()).toBe("C B D E");
  });

  it("moves a member to a place of the shown list, across all its pages", async () => {
    await createMembers(40);
    const last = await memberCalled("Person 40");
    const { id, version } = last;
    expect(await members.move({ id, version, direction: "place", place: 17, by: BY })).toMatchObject({ movedTo: { place: 17, count: 40, page: 2 } });
    expect(await members.move({ id, version, direction: "up", by: BY })).toMatchObject({ movedTo: { place: 16, count: 40, page: 1 } });
    expect((await listActiveMembers()).findIndex((member) => member.id === id)).toBe(15);
    expect(await members.pageOf({ id })).toBe(1);
    expect(await members.move({ id, version, direction: "place", place: 999, by: BY })).toMatchObject({ movedTo: { place: 40, count: 40, page: 3 } });
    expect(await members.pageOf({ id })).toBe(3);
  });

  it("changes by several places in one write, which is one entry on the dashboard", async () => {
    await createInOrder("A", "B", "C", "D", "E");
    const [{ id, version }, { id: onto }] = [await memberCalled("E"), await memberCalled("B")];
    const movedUp = await members.move({ id, version, direction: "up", onto, by: BY });
    expect(movedUp).toMatchObject({ ok: true, record: { name: "E" }, movedTo: { place: 2, count: 5 } });
    expect(await order()).toBe("A E B C D");
    const changes = await listRecentChanges(10);
    expect(changes.filter(({ action }) => action !== "create")).toMatchObject([{ action: "reorder", recordId: id }]);
    expect(await read.change.count({ where: { action: "shift" } })).toBe(3);
    expect(await members.move({ id, version: version + 1, direction: "down", onto: (await memberCalled("D")).id, by: BY })).toMatchObject({ ok: true });
    expect(await order()).toBe("A B C D E");
  });

  it("changes by several places with two statements for each", async () => {
    await createMembers(30);
    const { id, version } = await memberCalled("Person 30");
    const byPlaces = (place: number) => countStatements(() => members.move({ id, version, direction: "place", place, by: BY }));
    await byPlaces(28);
    const [twentyOne, eleven] = [await byPlaces(8), await byPlaces(18)];
    expect(twentyOne - eleven).toBe(2 * 10);
  });

  // Postgres accepts more values, and a busy one may need longer for so many rows than a transaction may take
  it.skipIf(env.DATABASE_URL.startsWith("postgres"))("changes also when more members shift than SQLite accepts values in a statement", async () => {
    await createMembers(1_010);
    const { id, version } = await read.teamMember.findFirstOrThrow({ where: { name: "Person 1010" } });
    expect(await members.move({ id, version, direction: "place", place: 1, by: BY })).toMatchObject({ movedTo: { place: 1, count: 1_010 } });
    expect(await read.change.count({ where: { action: "shift", resource: "team" } })).toBeGreaterThanOrEqual(1_009);
  });

  it("stays unchanged when a move by several places fails halfway", async () => {
    await createInOrder("A", "B", "C", "D");
    const [{ id, version }, { id: onto }] = [await memberCalled("D"), await memberCalled("A")];
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table changes rename to out_of_reach"]);
    try {
      await expect(members.move({ id, version, direction: "up", onto, by: BY })).rejects.toThrow();
    } finally {
      await sql.run(["alter table out_of_reach rename to changes"]);
      await sql.close();
    }
    expect(await order()).toBe("A B C D");
  });

  it("stays unchanged when the target member is gone or at another place", async () => {
    await createInOrder("A", "B", "C");
    const [a, b, c] = [await memberCalled("A"), await memberCalled("B"), await memberCalled("C")];
    for (const target of [{ direction: "down", onto: "nobody" }, { direction: "up", onto: c.id }] as const) {
      expect(await members.move({ id: a.id, version: a.version, ...target, by: BY })).toEqual({ ok: false, reason: "conflict" });
    }
    await members.remove({ id: c.id, version: c.version, by: BY });
    expect(await members.move({ id: a.id, version: a.version, direction: "down", onto: c.id, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await order()).toBe(`${a.name} ${b.name}`);
  });

  it("keeps all places unique when many members are moved at the same time", async () => {
    await createInOrder("A", "B", "C", "D", "E", "F");
    for (let round = 0; round < 5; round += 1) {
      const before = await listActiveMembers();
      await Promise.allSettled(
        before.flatMap(({ id, version }) => [
          members.move({ id, version, direction: "up", by: BY }),
          members.move({ id, version, direction: "down", by: BY }),
        ]),
      );
      const after = await listActiveMembers();
      expect(after.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(after.map(({ name }) => name).toSorted()).toEqual(["A", "B", "C", "D", "E", "F"]);
    }
    expect(await read.change.count({ where: { action: "reorder" } })).toBeGreaterThan(0);
  });

  it("gives unique places to members that are added at the same time", async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => createMember({ name: `N${index.toString()}` })));
    const places = (await listActiveMembers()).map(({ sortOrder }) => sortOrder);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("does not conflict with an edit of a member that was moved", async () => {
    await createInOrder("A", "B");
    const { id, version } = await memberCalled("A");
    await move("B", "up");
    const saved = await members.update({ id, version, form: formWith({ name: "A", bio: "Neu" }), by: BY });
    expect(saved).toMatchObject({ ok: true, record: { bio: "Neu", version: 3 } });
    expect(await order()).toBe("B A");
  });
});
