import { LRUCache } from "lru-cache";

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

type Fields = Readonly<Record<string, unknown>>;

type Write = { query: { arguments: { where?: unknown; data: Fields | Fields[] } } };

/**
 * Replaces texts, numbers, dates and JSON by parameters. The rest stays, because the statement depends on it: null,
 * booleans, lists with their lengths, words like `increment`.
 */
function shapeOf(write: string): { shape: string; values: unknown[] } {
  const values: unknown[] = [];
  const parameterFor = (value: unknown) => ({ $type: "Param", value: parameterName(values.push(value) - 1) });

  const typed = (given: unknown) => {
    if (typeof given === "string" || typeof given === "number") return parameterFor(given);
    return isDateTime(given) ? parameterFor(given.value) : given;
  };

  const compared = (given: unknown): unknown => (isFields(given) ? each(given, compared) : typed(given));

  const json = (given: unknown) => {
    const text = JSON.stringify(given);
    // "$type" marks values that JSON cannot express; the compiler reads them
    return text.includes('"$type"') ? given : parameterFor(text);
  };

  const inNewRow = (given: unknown) => (isFields(given) || Array.isArray(given) ? json(given) : typed(given));
  // an object may be JSON here, or an operation like `increment`
  const inOldRow = (given: unknown) => (Array.isArray(given) ? json(given) : typed(given));

  const written = (data: Fields | Fields[]) => (Array.isArray(data) ? data.map((row) => each(row, inNewRow)) : each(data, inOldRow));

  const { query, ...said } = parsed(write);
  const { where, data } = query.arguments;
  const shape = { ...said, query: { ...query, arguments: { ...query.arguments, where: compared(where), data: written(data) } } };
  return { shape: JSON.stringify(shape), values };
}

function parsed(write: string): Write;
function parsed(write: string): unknown {
  const said: unknown = JSON.parse(write);
  return said;
}

function parameterName(index: number): string {
  return `typed${index.toString()}`;
}

function each(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

function isFields(given: unknown): given is Fields {
  return typeof given === "object" && given !== null && !Array.isArray(given) && !("$type" in given);
}

function isDateTime(given: unknown): given is { value: unknown } {
  return typeof given === "object" && given !== null && "$type" in given && given.$type === "DateTime" && "value" in given;
}
