import { expect, it } from "vitest";
import { databaseFaultOf } from "~/platform/database-fault";

const prismaError = (code: string, cause?: object) => Object.assign(new Error(code), { code, meta: cause && { driverAdapterError: { cause } } });

it.each([
  [prismaError("P2021"), "unprepared"],
  [prismaError("P2022"), "unprepared"],
  [prismaError("P1001"), "unreachable"],
  [prismaError("P2010", { originalCode: "57P01" }), "unreachable"],
  [prismaError("P2010", { originalCode: "55000" }), "unreachable"],
  [prismaError("P2010", { originalCode: "SQLITE_CANTOPEN" }), "unreachable"],
  [Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), "unreachable"],
  [prismaError("P2010", { originalCode: "22P02" }), "unknown"],
  [prismaError("P2002"), "unknown"],
  [new TypeError("a fault of ours"), "unknown"],
  ["thrown text", "unknown"],
])("%s is a database that is %s", (error, fault) => {
  expect(databaseFaultOf(error)).toBe(fault);
});
