import { readFileSync } from "node:fs";
import parse from "parse-prometheus-text-format";
import { expect, it } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import { signIn } from "../harness/people";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import { startSmallSite } from "./small-site";

const TOKEN = "a-token-for-tests-only";
const BEARER = { Authorization: `Bearer ${TOKEN}` };

let site: Site;
let sql: Sql;

useFurnishedSite((started) => ({ site, sql } = started), { environment: () => ({ METRICS_TOKEN: TOKEN }) });

async function families() {
  const answer = await site.newVisitor().get("/metrics", BEARER);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return parse(await answer.text());
}

/** The value of the sample with these labels, or NaN. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const samples = (await families()).find((family) => family.name === name)?.metrics ?? [];
  const found = samples.find((sample) => Object.entries(labels).every(([label, value]) => sample.labels?.[label] === value));
  return Number(found?.value ?? NaN);
}

it("/metrics answers only with the token, and is never cached", async () => {
  const status = async (headers: Record<string, string>) => (await site.newVisitor().get("/metrics", headers)).status;
  expect(await status({})).toBe(401);
  expect(await status({ Authorization: "Bearer another-token-for-tests" })).toBe(401);
  expect(await status({ Authorization: `bearer ${TOKEN}` })).toBe(200);
  expect(await status({ Authorization: TOKEN })).toBe(401);
  const answer = await site.newVisitor().get("/metrics", BEARER);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await site.newVisitor().get("/metrics")).headers.get("WWW-Authenticate")).toBe("Bearer");
});

it("/metrics is an unknown address if no token is set, even for a request with one", async () => {
  const small = await startSmallSite({ handler: () => new Response("unknown", { status: 404 }) });
  const [asked, unknown] = [await small.ask("/metrics", { headers: BEARER }), await small.ask("/nobody-knows")];
  expect([asked.status, asked.text]).toEqual([404, unknown.text]);
});

it("answers are counted by kind", async () => {
  const kinds = ["memory", "page", "login", "refusal", "health"];
  const counted = async () => Promise.all(kinds.map(async (kind) => (await valueOf("calima_answers_total", { kind })) || 0));
  const before = await counted();
  const visitor = site.newVisitor();
  for (const path of ["/de/vision", "/de/vision", "/de/vision", "/admin/team", "/health"]) await visitor.get(path);
  await visitor.post("/de/kontakt", {}, { "Sec-Fetch-Site": "cross-site" });
  const after = await counted();
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 1, 1, 1, 1]);
  expect(await valueOf("calima_page_cache_hits_total")).toBeGreaterThanOrEqual(2);
  expect(await valueOf("calima_page_cache_entries")).toBeGreaterThanOrEqual(1);
});

it("the metrics show the statements, sessions and failures of the database", async () => {
  const admin = site.newVisitor();
  const written = await valueOf("calima_database_statements_total", { kind: "write" });
  await signIn(admin, "admin");
  expect(await valueOf("calima_database_statements_total", { kind: "write" })).toBeGreaterThan(written);
  expect(await valueOf("calima_sessions")).toBeGreaterThan(0);
  await sql.run(["alter table messages rename to away"]);
  await admin.get("/admin/messages");
  expect(await valueOf("calima_database_faults_total", { reason: "unprepared" })).toBeGreaterThan(0);
  expect(await valueOf("calima_database_up")).toBe(0);
  expect(await valueOf("calima_sessions")).toBeNaN();
  await sql.run(["alter table away rename to messages"]);
  expect(await valueOf("calima_database_up")).toBe(1);
});

it("the metrics contain no personal data, and include the values of the process", async () => {
  const found = await families();
  const names = found.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["process_resident_memory_bytes", "nodejs_heap_size_used_bytes", "nodejs_eventloop_lag_p99_seconds"]));
  expect(await valueOf("calima_disk_free_bytes")).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toMatch(/@|127\.0\.0\.1|alba/i);
});

it("docs/operating.md lists exactly these metrics", async () => {
  await site.newVisitor().get("/de/team");
  const labelsIn = (metrics: { labels?: Record<string, string> }[]) => Object.keys(metrics[0]?.labels ?? {}).join(", ");
  const served = (await families()).map(({ name, type, help, metrics }) => [name, type.toLowerCase(), labelsIn(metrics), help]);
  const docs = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8");
  const written = [...docs.matchAll(/^\| `(\w+)` \| (counter|gauge) \| (.*?) ?\| (.+) \|$/gm)].map(([, ...cells]) => cells);
  expect(written).toEqual(served);
});

it("every metric to watch in docs/operating.md exists", async () => {
  const [, watch = ""] = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8").split("## What to watch");
  const watched = [...watch.matchAll(/\b(?:calima|process|nodejs)_\w+/g)].map(([name]) => name);
  const names = (await families()).map(({ name }) => name);
  expect(watched.length).toBeGreaterThan(5);
  expect(watched.filter((name) => !names.includes(name))).toEqual([]);
});
