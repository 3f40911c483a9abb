import { randomBytes } from "node:crypto";
import pg from "pg";
import { reachPostgres } from "../../scripts/postgres.mjs";

export type DatabaseKind = "sqlite" | "postgres";

/** Creates a database, empty or as a copy of one without connections, and answers its URL. */
export async function copyDatabase(templateUrl?: string) {
  const server = await serverUrl();
  const name = `calima_test_${randomBytes(6).toString("hex")}`;
  const template = templateUrl === undefined ? "template0" : nameIn(templateUrl);
  await ask(server, `create database ${name} template ${template} encoding 'UTF8'`);
  // tests need no durability, and on a slow disk each commit would take long
  await ask(server, `alter database ${name} set synchronous_commit to off`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

export async function dropDatabase(url: string) {
  await ask(await serverUrl(), `drop database if exists ${nameIn(url)} with (force)`);
}

async function serverUrl() {
  const postgres = await reachPostgres();
  if (postgres === undefined) throw new Error("No Postgres found: set TEST_POSTGRES_URL.");
  return postgres.url;
}

function nameIn(url: string) {
  return new URL(url).pathname.slice(1);
}

async function ask(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
