import { LRUCache } from "lru-cache";
import { parameterName, shapeOf } from "./write-shape";

type QueryCompiler = Record<"compile" | "compileBatch", (query: string) => unknown>;

type Runtime = { QueryCompiler: new (options: object) => QueryCompiler };

const MOST_PLANS = 300;
const LONGEST_QUERY = 2_000;

/** One that reads, or several that read by their key. */
const READS = /^\{(?:"batch":\[\{)?"modelName":"\w+","action":"(?:find|aggregate|groupBy)/;

/** One that is a single statement, whatever is in the tables. */
const WRITES = /^\{"modelName":"\w+","action":"(?:createMany|updateMany|updateManyAndReturn)"/;

/**
 * Keeps the plans of Prisma's compiler, which hold no row; those of writes without what was typed. The generated clients call
 * this (scripts/prisma-schemas.mjs). why: Prisma 6 compiles each query anew, which takes 0.3 to 0.9 ms of processor time,
 * and makes a compiler for each client (docs/decisions/050).
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
      // why nothing: another client may use the compiler still
    }

    #planOf(query: string, method: keyof QueryCompiler): unknown {
      if (WRITES.test(query)) return this.#planOfWrite(query);
      if (query.length > LONGEST_QUERY || !READS.test(query)) return this.#compiler[method](query);
      return this.#keptPlanOf(query, method);
    }

    /** why `let`: so Prisma's own plans say what they have made, an id for one, before the statement that uses it */
    #planOfWrite(query: string): unknown {
      const { shape, values } = shapeOf(query);
      // why: of many rows at once
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
