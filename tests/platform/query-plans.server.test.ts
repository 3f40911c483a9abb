import { expect, it } from "vitest";
import { keepPlans } from "~/platform/query-plans.server";

function compilerThatCounts() {
  const compiled: string[] = [];
  class Compiler {
    compile(query: string): unknown {
      compiled.push(query);
      return { of: query };
    }
    compileBatch(queries: string): unknown {
      compiled.push(queries);
      return { of: [queries] };
    }
  }
  keepPlans(Compiler);
  keepPlans(Compiler);
  return { compiler: new Compiler(), compiled };
}

it("compiles a query once for all who ask it with the same values", () => {
  const { compiler, compiled } = compilerThatCounts();
  for (const query of ["a", "b", "a", "b", "a"]) expect(compiler.compile(query)).toEqual({ of: query });
  for (const queries of ["a", "a"]) expect(compiler.compileBatch(queries)).toEqual({ of: ["a"] });
  expect(compiled).toEqual(["a", "b", "a"]);
});

it("keeps no query that is long: it carries what somebody typed", () => {
  const { compiler, compiled } = compilerThatCounts();
  const long = "x".repeat(2_001);
  expect([compiler.compile(long), compiler.compile(long)]).toEqual([{ of: long }, { of: long }]);
  expect(compiled).toHaveLength(2);
});

it("keeps 300 plans, and lets go of those that nobody has asked for longest", () => {
  const { compiler, compiled } = compilerThatCounts();
  const queries = Array.from({ length: 301 }, (_, index) => index.toString());
  for (const query of [...queries, "300", "0"]) compiler.compile(query);
  expect(compiled).toEqual([...queries, "0"]);
});
