import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { onTestFinished } from "vitest";
import { sessionCookie } from "../../app/http/cookies";
import { readMigrations } from "../../prisma/migrations";
import { prepareSqlite } from "../../prisma/preparation-sqlite";
import { withRequestId } from "../../app/platform/request-id.server";
import { createFront, type FrontSettings } from "../../server/front";
import type { ContentVersion } from "../../server/content-version/content-version";
import { createHttpServer, type HttpServer } from "../../server/http-server";
import type { RemixApp } from "../../server/remix";
import { sqliteFrontDatabase } from "../../server/database/sqlite-front-database";
import { ask, type Answered, type Asked } from "./ask";

export const SESSION_SECRET = "only for tests, where nothing has to be kept secret";

const MIGRATIONS = join(import.meta.dirname, "../../prisma/migrations/sqlite");

/** Answers a request, from a database with the real tables. */
export type SmallHandler = (request: Request, site: { database: Database.Database }) => Promise<Response> | Response;

export interface SmallSite {
  port: number;
  folder: string;
  server: HttpServer;
  /** Writes like another process. */
  database: Database.Database;
  /** The requests that reached the handler, in order. */
  reached: Request[];
  errors: unknown[];
  ask: (path: string, asked?: Asked) => Promise<Answered>;
}

type App = Pick<RemixApp, "renderFrom" | "areUnchanged"> & Partial<Pick<RemixApp, "pageHandler">>;

/** A part of the table of URLs. */
const SERVED_ELSEWHERE = { root: new Set(["admin", "language", "sitemap.xml", "media", "x"]), site: new Set(["preview"]) };

interface Options {
  handler: SmallHandler;
  settings?: Partial<FrontSettings>;
  /** Tracks what a page reads, and renders pages; by default every page reads all tables, and `handler` renders it. */
  app?: (database: Database.Database) => Promise<App>;
  isStopping?: () => boolean;
  mostConnections?: number;
  silenceMs?: number;
  isDatabaseReady?: () => Promise<boolean>;
  isProjectShown?: RemixApp["isProjectShown"];
  files?: Record<string, string | Buffer>;
  /** Called when a request that may write begins; the returned function is called when it is over. */
  writing?: ContentVersion["writing"];
}

/** The real front on a real port and a real SQLite file, with a handler of the test instead of Remix. */
export async function startSmallSite({ handler, app = allTables, settings, isStopping = () => false, mostConnections, silenceMs, isDatabaseReady = usable, isProjectShown = isKnown, files = {}, writing }: Options): Promise<SmallSite> {
  const folder = await mkdtemp(join(tmpdir(), "calima-front-"));
  const file = join(folder, "site.db");
  const preparation = prepareSqlite(file);
  await preparation.applyMissing(readMigrations(MIGRATIONS));
  await preparation.close();
  const database = new Database(file);
  const reached: Request[] = [];
  const errors: unknown[] = [];
  const frontDatabase = sqliteFrontDatabase(file, (error) => errors.push(error));
  const answer = async (request: Request) => {
    reached.push(request);
    return handler(request, { database });
  };
  const front = createFront({
    settings: { ...(await defaultSettings(folder, files)), ...settings },
    database: writing === undefined ? frontDatabase : { ...frontDatabase, contentVersion: { ...frontDatabase.contentVersion, writing } },
    remix: {
      handler: answer,
      isDatabaseReady,
      withRequestId,
      build: "a-build",
      findAppStats: () => Promise.reject(new Error("the small site has no app")),
      isProjectShown,
      pageHandler: (routePath) => async (request) => {
        const { pageHandler } = await app(database);
        if (pageHandler === undefined) return answer(request);
        reached.push(request);
        return pageHandler(routePath)(request);
      },
      servedElsewhere: SERVED_ELSEWHERE,
      renderFrom: async (versions, render) => (await app(database)).renderFrom(versions, render),
      areUnchanged: async (reads, versions) => (await app(database)).areUnchanged(reads, versions),
    },
    isStopping,
    onError: (error) => errors.push(error),
  });
  const server = createHttpServer(front.listener, { hasProxy: true, mostConnections, silenceMs }).listen(0, "127.0.0.1");
  await once(server, "listening");

  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    front.close();
    await frontDatabase.close();
    database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const port = portOf(server);
  return { port, folder, server, database, reached, errors, ask: (path, asked) => ask(port, path, asked) };
}

function usable(): Promise<boolean> {
  return Promise.resolve(true);
}

function isKnown(slug: string): Promise<boolean> {
  return Promise.resolve(slug.startsWith("known"));
}

function allTables(): Promise<App> {
  return Promise.resolve({
    renderFrom: async (versions, render) => {
      const reads = { slices: new Map<string, number>(), tables: versions, aside: new Set(versions.keys()) };
      return { answer: await render(), reads };
    },
    areUnchanged: () => Promise.resolve(false),
  });
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server does not listen");
  return address.port;
}

async function defaultSettings(folder: string, files: Record<string, string | Buffer>): Promise<FrontSettings> {
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await mkdir(join(folder, "media"));
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  await writeFile(join(folder, "client-files.json"), "{}");
  return {
    publicOrigin: null,
    isHttps: false,
    trustProxy: null,
    sessionSecret: SESSION_SECRET,
    clientFiles: { folder: join(folder, "client"), listFile: join(folder, "client-files.json") },
    mediaFolder: join(folder, "media"),
    uploadFolder: folder,
    metricsToken: null,
    expectedMigrations: [],
  };
}

const HOUR = 3_600_000;

/** Inserts a session that ends after this many milliseconds, and returns its cookie. */
export async function sessionIn({ database }: SmallSite, { endsIn = HOUR, secret = SESSION_SECRET, id = "some-random-id" } = {}) {
  const time = (offset: number) => new Date(Date.now() + offset).toISOString();
  database
    .prepare(
      `INSERT INTO admin_profiles (id, email, full_name, role, password_hash, created_at, updated_at)
       VALUES ('p', 'a@b.example', 'A', 'admin', '', :now, :now) ON CONFLICT DO NOTHING`,
    )
    .run({ now: time(0) });
  database
    .prepare(
      `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at, ip_address, user_agent)
       VALUES (:id, 'p', :now, :now, :end, '', '')`,
    )
    .run({ id: createHash("sha256").update(id).digest("hex"), now: time(0), end: time(endsIn) });
  const line = await sessionCookie({ secret, isSecure: false }).serialize(id);
  return { Cookie: line.split(";", 1)[0] ?? "" };
}
