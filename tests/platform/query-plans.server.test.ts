import { expect, it } from "vitest";
import { keepPlans } from "~/platform/query-plans.server";

/** A runtime that counts the created compilers and the compiled queries. */
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

it("a read is compiled once for all calls with the same values", () => {
  const { reader, compiled } = countingRuntime();
  const [one, other, both] = [readOf("1"), readOf("2"), batchOf("1")];
  for (const query of [one, other, one, other, one]) expect(reader.compile(query)).toEqual({ of: query });
  for (const queries of [both, both]) expect(reader.compileBatch(queries)).toEqual({ of: both });
  expect(compiled).toEqual([one, other, both]);
});

const updateOf = (arguments_: object) => JSON.stringify({ modelName: "Change", action: "updateMany", query: { arguments: arguments_, selection: { count: true } } });

it("a write is compiled once for all values, which are put before the plan", () => {
  const { reader, compiled } = countingRuntime();
  const plans = ["Ä", '{"$type":"Param"}'].map((text, version) =>
    reader.compile(updateOf({ where: { id: "1", version, isActive: true }, data: { text, list: [text], empty: null, version: { increment: 1 } } })),
  );
  expect(compiled).toEqual([
    updateOf({ where: { id: parameter(0), version: parameter(1), isActive: true }, data: { text: parameter(2), list: parameter(3), empty: null, version: { increment: 1 } } }),
  ]);
  expect(plans).toEqual([withValues(["1", 0, "Ä", '["Ä"]'], compiled[0]), withValues(["1", 1, '{"$type":"Param"}', '["{\\"$type\\":\\"Param\\"}"]'], compiled[0])]);
});

const parameter = (index: number) => ({ $type: "Param", value: `typed${index}` });

/** A Prisma plan that binds the parameters first. */
function withValues(values: unknown[], of: unknown) {
  const bindings = values.map((value, index) => ({ name: `typed${index}`, expr: { type: "value", args: value } }));
  return { type: "let", args: { bindings, expr: { of } } };
}

it("clients with the same connections share one compiler, even after one is closed, and others have their own", () => {
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
  ["that writes many rows", updateOf({ data: Array.from({ length: 100 }, () => ({ text: "Ä" })) })],
])("a query %s is not cached, because it occurs only once", (_, query) => {
  const { reader, compiled } = countingRuntime();
  expect([reader.compile(query), reader.compile(query)]).toEqual([{ of: query }, { of: query }]);
  expect(compiled).toHaveLength(2);
});

it("300 plans are cached, and the least recently used ones are dropped", () => {
  const { reader, compiled } = countingRuntime();
  const queries = Array.from({ length: 301 }, (_, index) => readOf(index.toString()));
  for (const query of [...queries, readOf("300"), readOf("0")]) reader.compile(query);
  expect(compiled).toEqual([...queries, readOf("0")]);
});
