import { LRUCache } from "lru-cache";

type Compile = (query: string) => unknown;

/** What Prisma compiles queries with: a class for each kind of database, an instance for each client. */
type QueryCompiler = { compile: Compile; compileBatch: Compile };

const MOST_PLANS = 300;
const LONGEST_QUERY = 2_000;

/** One that reads, or several that read by their key: the others carry what was typed, and come once. */
const READS = /^\{(?:"batch":\[\{)?"modelName":"\w+","action":"(?:find|aggregate|groupBy)/;

const keeping = new WeakSet<QueryCompiler>();

/**
 * Keeps the plans of reads that are asked again with the same values: lists, settings, the session of who works.
 * why: Prisma 6 compiles each query anew, which takes 0.3 to 0.9 ms of processor time (docs/decisions/050). A plan says
 * what to ask; it holds no row.
 */
export function keepPlans({ prototype }: { prototype: QueryCompiler }): void {
  if (keeping.has(prototype)) return;
  keeping.add(prototype);
  prototype.compile = keepingItsPlans(prototype.compile);
  prototype.compileBatch = keepingItsPlans(prototype.compileBatch);
}

function keepingItsPlans(compile: Compile) {
  const plansOf = new WeakMap<QueryCompiler, LRUCache<string, object>>();
  return function (this: QueryCompiler, query: string): unknown {
    if (query.length > LONGEST_QUERY || !READS.test(query)) return compile.call(this, query);
    const plans = plansOf.get(this) ?? new LRUCache<string, object>({ max: MOST_PLANS });
    plansOf.set(this, plans);
    const known = plans.get(query);
    if (known !== undefined) return known;
    const plan = compile.call(this, query);
    if (typeof plan === "object" && plan !== null) plans.set(query, plan);
    return plan;
  };
}
