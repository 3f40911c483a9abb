import { describe, expect, it } from "vitest";
import { backupName, lastTimeOf, madeAtOf, namesToRemove, nextTimeOf } from "~/platform/backup/kept-backups";

const HOUR_MS = 3_600_000;

const END = new Date("2026-11-22T03:30:00Z");

/** One backup every `everyHours` hours, for that many days. */
function backups({ days, everyHours = 24 }: { days: number; everyHours?: number }) {
  return Array.from({ length: (days * 24) / everyHours }, (_, index) => backupName(new Date(END.getTime() - index * everyHours * HOUR_MS), false));
}

const kept = (names: string[]) => names.filter((name) => !namesToRemove(names).includes(name)).map((name) => madeAtOf(name)?.toISOString().slice(0, 13));

describe("the backups that are kept", () => {
  it("are the last of seven days, four weeks and six months", () => {
    expect(kept(backups({ days: 400 }))).toEqual([
      ...["22", "21", "20", "19", "18", "17", "16"].map((day) => `2026-11-${day}T03`),
      // the Sundays of earlier weeks; this week's backup is the newest of the days
      ...["2026-11-15T03", "2026-11-08T03", "2026-11-01T03"],
      ...["2026-10-31T03", "2026-09-30T03", "2026-08-31T03", "2026-07-31T03", "2026-06-30T03"],
    ]);
  });

  it("are counted by days, not by backups", () => {
    expect(kept(backups({ days: 3, everyHours: 1 }))).toEqual(["2026-11-22T03", "2026-11-21T23", "2026-11-20T23", "2026-11-19T23"]);
  });

  it("stay without new backups, however old they are", () => {
    expect(namesToRemove([backupName(new Date("2001-01-01T00:00:00Z"), true)])).toEqual([]);
  });

  it("exclude other files from removal", () => {
    const others = ["notes.txt", "backup.tar", "site.db", "backup-2020-01-01.tar", "old/backup-2001-01-01T00-00-00Z.tar"];
    expect(namesToRemove([...others, ...backups({ days: 60 })])).not.toEqual(expect.arrayContaining([expect.stringMatching(/notes|site|^backup\.tar|01\.tar|old/)]));
  });

  it("do not depend on the order of the list", () => {
    const names = backups({ days: 200, everyHours: 12 });
    expect(namesToRemove(names.toReversed()).toSorted()).toEqual(namesToRemove(names).toSorted());
  });
});

it("the name of a backup contains its time and whether it is encrypted", () => {
  expect(backupName(END, false)).toBe("backup-2026-11-22T03-30-00Z.tar");
  expect(backupName(END, true)).toBe("backup-2026-11-22T03-30-00Z.tar.enc");
  expect(madeAtOf("backup-2026-11-22T03-30-00Z.tar.enc")).toEqual(END);
});

it("the scheduled time is in UTC, today or yesterday", () => {
  expect(lastTimeOf("03:30", new Date("2026-11-22T03:30:00Z")).toISOString()).toBe("2026-11-22T03:30:00.000Z");
  expect(lastTimeOf("03:30", new Date("2026-11-22T03:29:59Z")).toISOString()).toBe("2026-11-21T03:30:00.000Z");
  expect(nextTimeOf("23:59", new Date("2026-12-31T23:59:30Z")).toISOString()).toBe("2027-01-01T23:59:00.000Z");
});
