import { expect, it } from "vitest";
import { databaseFaultOf, DatabaseOutage, databaseRefusal, gaveUpAfter, isDiskFull, isOutage } from "~/platform/database-fault";

const prismaError = (code: string, cause?: object) => Object.assign(new Error(code), { code, meta: cause && { driverAdapterError: { cause } } });

it.each([
  [prismaError("P2021"), "unprepared"],
  [prismaError("P2022"), "unprepared"],
  [prismaError("P1001"), "unreachable"],
  [prismaError("P2010", { originalCode: "57P01" }), "unreachable"],
  [prismaError("P2010", { originalCode: "55000" }), "unreachable"],
  [prismaError("P2010", { originalCode: "57014" }), "unreachable"],
  [prismaError("P2010", { originalCode: "SQLITE_CANTOPEN" }), "unreachable"],
  [Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), "unreachable"],
  [prismaError("P2010", { originalCode: "25006" }), "unreachable"],
  [new Error("Query read timeout"), "unreachable"],
  [new Error("Connection terminated unexpectedly"), "unreachable"],
  [new Error("timeout exceeded when trying to connect"), "unreachable"],
  [new Error("", { cause: { kind: "ConnectionClosed" } }), "unreachable"],
  [gaveUpAfter(3_000), "unreachable"],
  [prismaError("P2010", { originalCode: "22P02" }), "unknown"],
  [prismaError("P2002"), "unknown"],
  [new TypeError("a fault of ours"), "unknown"],
  ["thrown text", "unknown"],
])("%s means that the database is %s", (error, fault) => {
  expect(databaseFaultOf(error)).toBe(fault);
});

it("only a fault of the database is an outage, not that of an unreachable bucket or mail provider", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const ofPrisma = Object.assign(prismaError("P1001"), { name: "PrismaClientKnownRequestError" });
  expect([ofPrisma, new DatabaseOutage("lost", { cause: refused }), refused].map(isOutage)).toEqual([true, true, false]);
});

it("a full disk is not an outage", () => {
  const full = ["SQLITE_FULL", "53100"].map((originalCode) => prismaError("P2010", { originalCode }));
  expect([full.map(isDiskFull), full.map(isOutage), isDiskFull(prismaError("P2002"))]).toEqual([[true, true], [false, false], false]);
});

it.each([
  ["SQLITE_IOERR_SHMSIZE", /cannot be opened \(SQLITE_IOERR_SHMSIZE\): its disk is full/],
  ["SQLITE_IOERR_WRITE", /cannot be written .* belong to the user/],
  ["SQLITE_CANTOPEN", /cannot be written .* belong to the user/],
  ["SQLITE_CORRUPT", /is damaged .*: restore a backup/],
])("a failed start explains what to do about %s", (code, sentence) => {
  expect(databaseRefusal(Object.assign(new Error("no"), { code }), "file:/data/site.db")).toMatch(sentence);
});
