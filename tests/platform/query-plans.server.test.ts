import { expect, it } from "vitest";
import { keepPlans } from "~/platform/query-plans.server";

/** What Prisma compiles with, counted: the compilers that were made, and the queries that they compiled. */
function countingRuntime() {
  const made: object[] = [];
  const compiled: string[] = [];
  const planOf = (query: string): unknown => {
    compiled.push(query);
    return { of: query };
  };
  class Compiler {
    constructor(options: object) {
      made.push(options);
    }
    compile(query: string) {
      return planOf(query);
    }
    compileBatch(queries: string) {
      return planOf(queries);
    }
  }
  const { QueryCompiler } = keepPlans({ QueryCompiler: Compiler });
  const reader = new QueryCompiler({ provider: "sqlite", connectionInfo: { maxBindValues: 999 } });
  return { reader, QueryCompiler, made, compiled };
}

const readOf = (id: string) => JSON.stringify({ modelName: "Session", action: "findUnique", query: { arguments: { where: { id } } } });
const batchOf = (id: string) => `{"batch":[${readOf(id)},${readOf(id)}],"transaction":null}`;

it("compiles a read once for all who ask it with the same values", () => {
  const { reader, compiled } = countingRuntime();
  const [one, other, both] = [readOf("1"), readOf("2"), batchOf("1")];
  for (const query of [one, other, one, other, one]) expect(reader.compile(query)).toEqual({ of: query });
  for (const queries of [both, both]) expect(reader.compileBatch(queries)).toEqual({ of: both });
  expect(compiled).toEqual([one, other, both]);
});

it("makes one compiler for all clients with the same connections, also when one of them is closed, and another for others", () => {
  const { reader, QueryCompiler, made, compiled } = countingRuntime();
  const writer = new QueryCompiler({ provider: "sqlite", connectionInfo: { maxBindValues: 999 } });
  const other = new QueryCompiler({ provider: "sqlite", connectionInfo: { maxBindValues: 5 } });
  writer.free();
  for (const compiler of [reader, writer, other]) compiler.compile(readOf("1"));
  expect([made.length, compiled.length]).toEqual([2, 2]);
});

it.each([
  ["that writes", JSON.stringify({ modelName: "Change", action: "createOne", query: { arguments: { data: { action: "findUnique" } } } })],
  ["that is long", readOf("x".repeat(2_000))],
])("keeps no query %s: it carries what somebody typed", (_, query) => {
  const { reader, compiled } = countingRuntime();
  expect([reader.compile(query), reader.compile(query)]).toEqual([{ of: query }, { of: query }]);
  expect(compiled).toHaveLength(2);
});

it("keeps 300 plans, and lets go of those that nobody has asked for longest", () => {
  const { reader, compiled } = countingRuntime();
  const queries = Array.from({ length: 301 }, (_, index) => readOf(index.toString()));
  for (const query of [...queries, readOf("300"), readOf("0")]) reader.compile(query);
  expect(compiled).toEqual([...queries, readOf("0")]);
});
