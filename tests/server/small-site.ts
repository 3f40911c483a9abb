import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { onTestFinished } from "vitest";
import { readMigrations } from "../../prisma/migrations";
import { prepareSqlite } from "../../prisma/preparation-sqlite";
import { createFront, type FrontSettings } from "../../server/front";
import { createHttpServer } from "../../server/http-server";
import type { RemixApp } from "../../server/remix";
import { sqliteRecords } from "../../server/records/sqlite-records";
import { ask, type Answered, type Asked } from "./ask";

export const SESSION_SECRET = "only for tests, where nothing has to be kept secret";

const MIGRATIONS = join(import.meta.dirname, "../../prisma/migrations/sqlite");

/** Answers a request; the rows are those of the real tables. */
export type SmallHandler = (request: Request, site: { database: Database.Database }) => Promise<Response> | Response;

export interface SmallSite {
  port: number;
  folder: string;
  server: Server;
  /** Writes as another process would. */
  database: Database.Database;
  /** What reached the handler, in order. */
  reached: Request[];
  errors: unknown[];
  ask: (path: string, asked?: Asked) => Promise<Answered>;
}

type Slices = Pick<RemixApp, "renderFrom" | "areUnchanged">;

/** As in the table of URLs, shortened. */
const SERVED_ELSEWHERE = { root: new Set(["admin", "language", "sitemap.xml", "media", "x"]), site: new Set(["preview"]) };

interface Options {
  handler: SmallHandler;
  settings?: Partial<FrontSettings>;
  /** How what a page reads is known; without it every page reads all tables. */
  slices?: (database: Database.Database) => Promise<Slices>;
  isStopping?: () => boolean;
  files?: Record<string, string | Buffer>;
}

/** The real front, on a real port and a real SQLite file, in front of a handler of the test instead of Remix. */
export async function startSmallSite({ handler, slices = allTables, settings, isStopping = () => false, files = {} }: Options): Promise<SmallSite> {
  const folder = await mkdtemp(join(tmpdir(), "calima-front-"));
  const file = join(folder, "site.db");
  const preparation = prepareSqlite(file);
  await preparation.applyMissing(readMigrations(MIGRATIONS));
  await preparation.close();
  const database = new Database(file);
  const reached: Request[] = [];
  const errors: unknown[] = [];
  const records = sqliteRecords(file, (error) => errors.push(error));
  const answer = async (request: Request) => {
    reached.push(request);
    return handler(request, { database });
  };
  const front = createFront({
    settings: { ...(await defaultSettings(folder, files)), ...settings },
    records,
    remix: {
      handler: answer,
      pageHandler: () => answer,
      servedElsewhere: SERVED_ELSEWHERE,
      renderFrom: async (versions, render) => (await slices(database)).renderFrom(versions, render),
      areUnchanged: async (reads, versions) => (await slices(database)).areUnchanged(reads, versions),
    },
    isStopping,
    onError: (error) => errors.push(error),
  });
  const server = createHttpServer(front.listener).listen(0, "127.0.0.1");
  await once(server, "listening");

  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    front.close();
    await records.close();
    database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const port = portOf(server);
  return { port, folder, server, database, reached, errors, ask: (path, asked) => ask(port, path, asked) };
}

function allTables(): Promise<Slices> {
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
    expectedMigrations: [],
  };
}
