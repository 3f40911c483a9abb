import { LRUCache } from "lru-cache";

/** Prisma's compiler of queries: one class for each database, with an instance for each client. */
export type QueryCompilerClass = { prototype: { compile: (query: string) => unknown } };

/** What is asked again with the same values: lists, settings, the session of somebody who works. Long queries carry what was typed. */
const MOST_PLANS = 300;
const LONGEST_QUERY = 2_000;

const keeping = new WeakSet<QueryCompilerClass>();

/**
 * Keeps the plans of queries that are asked again with the same values. why: Prisma 6 compiles each query anew, which
 * takes 0.3 to 0.7 ms of processor time, a quarter of what a save costs (docs/decisions/050). A plan says what to ask; it holds no row.
 */
export function keepPlans(compiler: QueryCompilerClass): void {
  if (keeping.has(compiler)) return;
  keeping.add(compiler);
  const plans = new LRUCache<string, object>({ max: MOST_PLANS });
  const { compile } = compiler.prototype;
  compiler.prototype.compile = function (query) {
    const known = plans.get(query);
    if (known !== undefined) return known;
    const plan = compile.call(this, query);
    if (query.length <= LONGEST_QUERY && typeof plan === "object" && plan !== null) plans.set(query, plan);
    return plan;
  };
}
