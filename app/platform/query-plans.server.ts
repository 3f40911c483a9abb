import { LRUCache } from "lru-cache";
import { parameterName, shapeOf } from "./write-shape";

type QueryCompiler = Record<"compile" | "compileBatch", (query: string) => unknown>;

type Runtime = { QueryCompiler: new (options: object) => QueryCompiler };

const MOST_PLANS = 300;
const LONGEST_QUERY = 2_000;

/** Matches reads, and batches of reads by key. */
const READS = /^\{(?:"batch":\[\{)?"modelName":"\w+","action":"(?:find|aggregate|groupBy)/;

/** Matches writes that are a single statement. */
const WRITES = /^\{"modelName":"\w+","action":"(?:createMany|updateMany|updateManyAndReturn)"/;

/**
 * Caches query plans. Prisma 6 compiles each query anew (0.3 to 0.9 ms), with one compiler a client (decision 050).
 * Plans contain no rows, and those of writes no values. Called by the generated clients (scripts/prisma-schemas.mjs).
 */
export function keepPlans(runtime: Runtime) {
  const shared = new Map<string, { compiler: QueryCompiler; plans: LRUCache<string, object> }>();

  class KeepingCompiler implements QueryCompiler {
    readonly #compiler: QueryCompiler;
    readonly #plans: LRUCache<string, object>;

    constructor(options: object) {
      const key = JSON.stringify(options);
      const { compiler, plans } = shared.get(key) ?? { compiler: new runtime.QueryCompiler(options), plans: new LRUCache<string, object>({ max: MOST_PLANS }) };
      shared.set(key, { compiler, plans });
      this.#compiler = compiler;
      this.#plans = plans;
    }

    compile(query: string): unknown {
      return this.#planOf(query, "compile");
    }

    compileBatch(queries: string): unknown {
      return this.#planOf(queries, "compileBatch");
    }

    free(): void {
      // another client may still use the compiler
    }

    #planOf(query: string, method: keyof QueryCompiler): unknown {
      if (WRITES.test(query)) return this.#planOfWrite(query);
      if (query.length > LONGEST_QUERY || !READS.test(query)) return this.#compiler[method](query);
      return this.#keptPlanOf(query, method);
    }

    /** Prisma's plans bind generated values, such as an id, with `let` */
    #planOfWrite(query: string): unknown {
      const { shape, values } = shapeOf(query);
      // a write of many rows
      if (shape.length > LONGEST_QUERY) return this.#compiler.compile(query);
      const bindings = values.map((value, index) => ({ name: parameterName(index), expr: { type: "value", args: value } }));
      return { type: "let", args: { bindings, expr: this.#keptPlanOf(shape, "compile") } };
    }

    #keptPlanOf(query: string, method: keyof QueryCompiler): unknown {
      const known = this.#plans.get(query);
      if (known !== undefined) return known;
      const plan = this.#compiler[method](query);
      if (typeof plan === "object" && plan !== null) this.#plans.set(query, plan);
      return plan;
    }
  }

  return { ...runtime, QueryCompiler: KeepingCompiler };
}
