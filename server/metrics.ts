import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PageCacheState } from "../app/domain/system/site-state";
import type { AppStats } from "../app/platform/app-stats";
import type { AnswerCounts } from "./answer-counts";
import type { FixedHeaders } from "./answers/security-headers";
import { type HttpContext, isRead } from "./http-context";
import { MAX_AT_ONCE } from "./places";

export const METRICS_PATH = "/metrics";

interface Parts {
  token: string;
  answers: AnswerCounts;
  pageCache: () => PageCacheState;
  takenPlaces: () => Record<string, number>;
  findAppStats: () => Promise<AppStats>;
  build: string;
  fixedHeaders: FixedHeaders;
}

/** Prometheus' text format 0.0.4; a 401 without the token. */
export function createMetricsStep({ token, fixedHeaders, ...sources }: Parts) {
  const isAllowed = tokenCheck(token);
  const delay = monitorEventLoopDelay({ resolution: DELAY_STEP_MS });
  delay.enable();
  let register: Promise<() => Promise<string>> | null = null;

  return async function metrics(context: HttpContext): Promise<boolean> {
    if (context.path !== METRICS_PATH || !isRead(context.method)) return false;
    const { request, response } = context;
    const headers = { ...fixedHeaders, "Cache-Control": "no-store" };
    if (!isAllowed(request.headers.authorization)) {
      response.writeHead(401, { ...headers, "WWW-Authenticate": "Bearer", "Content-Type": "text/plain; charset=utf-8" });
      response.end("unauthorized");
      return true;
    }
    // loaded lazily: a site without metrics does not need the library in memory
    const text = await (await (register ??= openRegister({ ...sources, delay: delaysSinceLast(delay) })))();
    response.writeHead(200, { ...headers, "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(text);
    return true;
  };
}

/** Node's result includes its sampling interval. */
const DELAY_STEP_MS = 20;

type Delays = { half: number; most: number; worst: number };

/** In seconds, since the previous call. */
function delaysSinceLast(histogram: ReturnType<typeof monitorEventLoopDelay>) {
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - DELAY_STEP_MS / 1e3);
  return (): Delays => {
    const delays = { half: seconds(histogram.percentile(50)), most: seconds(histogram.percentile(99)), worst: seconds(histogram.max) };
    histogram.reset();
    return delays;
  };
}

/** Compares hashes, because `timingSafeEqual` needs equal lengths. */
function tokenCheck(token: string) {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const expected = hash(`Bearer ${token}`);
  return (authorization = ""): boolean => timingSafeEqual(hash(authorization.replace(/^bearer /i, "Bearer ")), expected);
}

interface Seen extends Omit<AppStats, "rows"> {
  answers: ReturnType<AnswerCounts["all"]>;
  pages: PageCacheState;
  takenPlaces: Record<string, number>;
  rows: AppStats["rows"];
  build: string;
  delay: Delays;
  memory: NodeJS.MemoryUsage;
}

type Sample = readonly [labels: Record<string, string>, value: number];

interface Metric {
  help: string;
  labels: readonly string[];
  samples: (seen: Seen) => readonly Sample[];
}

const one = (help: string, value: (seen: Seen) => number): Metric => ({ help, labels: [], samples: (seen) => [[{}, value(seen)]] });

const by = (label: string, help: string, values: (seen: Seen) => Record<string, number>): Metric => ({
  help,
  labels: [label],
  samples: (seen) => Object.entries(values(seen)).map(([name, value]) => [{ [label]: name }, value]),
});

const COUNTERS: Record<string, Metric> = {
  calima_answers_total: {
    help: "Answers by who gave them and their HTTP status; 499: the visitor left before",
    labels: ["kind", "status"],
    samples: ({ answers }) => answers.map(({ kind, status, count }) => [{ kind, status: String(status) }, count]),
  },
  calima_page_cache_hits_total: one("Public pages answered from memory", ({ pages }) => pages.hits),
  calima_page_cache_misses_total: one("Public pages that could not be answered from memory at once", ({ pages }) => pages.misses),
  calima_page_renders_total: one("Renderings of public pages, those ahead of visitors included", ({ pages }) => pages.renderings),
  calima_slice_reads_total: one("Reads of public content for renderings", ({ slices }) => slices.reads),
  calima_database_statements_total: by("kind", "Statements that the app sent to the database", ({ database }) => database.statements),
  calima_database_faults_total: by("reason", "Statements and changes that the database did not answer well", ({ database }) => database.faults),
  process_cpu_seconds_total: one("Processor time, of the user and of the system", () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6),
};

/** Unknown values are NaN while the database is away. */
const GAUGES: Record<string, Metric> = {
  calima_page_cache_entries: one("Public pages in memory", ({ pages }) => pages.entries),
  calima_page_cache_bytes: one("Memory of these pages", ({ pages }) => pages.bytes),
  calima_slices: one("Reads of public content that are kept", ({ slices }) => slices.entries),
  calima_slice_bytes: one("Memory of these reads", ({ slices }) => slices.bytes),
  calima_places_taken: by("kind", "Requests that are in the app; staff, pictures of a bucket and others have places of their own", ({ takenPlaces }) => takenPlaces),
  calima_places_most: one("Requests of one kind that may be in the app; more are refused with 503", () => MAX_AT_ONCE),
  calima_writes_open: one("Changes of the database that run or wait", ({ database }) => database.openWrites),
  calima_database_up: one("1 when the database has just answered", ({ rows }) => (rows === null ? 0 : 1)),
  calima_sessions: one("Sessions of staff that are not over", ({ rows }) => rows?.sessions ?? NaN),
  calima_outbox_messages: by("state", "Messages of the contact form on their way to the provider", ({ rows }) => rows?.outbox ?? {}),
  calima_disk_free_bytes: one("Room on the disk with the data folder", ({ freeBytes }) => freeBytes),
  process_start_time_seconds: one("When the process began, in seconds since 1970", () => Math.round(performance.timeOrigin / 1e3)),
  process_resident_memory_bytes: one("Memory that the process has of the machine", ({ memory }) => memory.rss),
  nodejs_heap_size_used_bytes: one("Memory of JavaScript that is in use", ({ memory }) => memory.heapUsed),
  nodejs_heap_size_total_bytes: one("Memory of JavaScript", ({ memory }) => memory.heapTotal),
  nodejs_eventloop_lag_p50_seconds: one("How late the event loop was since the last scrape: half of the time no more", ({ delay }) => delay.half),
  nodejs_eventloop_lag_p99_seconds: one("The same for 99 of 100", ({ delay }) => delay.most),
  nodejs_eventloop_lag_max_seconds: one("The same at its worst", ({ delay }) => delay.worst),
  calima_build_info: {
    help: "1; what runs stands in the labels",
    labels: ["build", "node", "database"],
    samples: ({ build, database }) => [[{ build, node: process.version, database: database.kind }, 1]],
  },
};

interface Sources extends Omit<Parts, "token" | "fixedHeaders"> {
  delay: () => Delays;
}

async function openRegister({ answers, pageCache, takenPlaces, findAppStats, build, delay }: Sources) {
  const { default: { Counter, Gauge, Registry } } = await import("prom-client");
  const registry = new Registry();
  const made = [COUNTERS, GAUGES].flatMap((metrics) => {
    const Kind = metrics === COUNTERS ? Counter : Gauge;
    return Object.entries(metrics).map(([name, { help, labels, samples }]) => {
      return { samples, metric: new Kind({ name, help, labelNames: labels, registers: [registry] }) };
    });
  });
  return async () => {
    const seen = { answers: answers.all(), pages: pageCache(), takenPlaces: takenPlaces(), build, delay: delay(), memory: process.memoryUsage(), ...(await findAppStats()) };
    for (const { metric, samples } of made) {
      metric.reset();
      for (const [labels, value] of samples(seen)) metric.inc(labels, value);
    }
    return registry.metrics();
  };
}
