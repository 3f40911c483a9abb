import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from } from "pg-copy-streams";
import type { BackupContents } from "../../app/platform/backup/backup-format";
import { tableOf } from "../../app/platform/backup/check-backup.server";
import { requireRows } from "../../app/platform/backup/sqlite-snapshot.server";
import { isFilled, preparePostgres } from "../../prisma/preparation-postgres";
import { ownMigrations } from "../own-migrations";
import { type RestoreTarget, SITE_RUNS } from "./restore-target";

type Tables = BackupContents["tables"];

const quoted = pg.escapeIdentifier;

/** Background workers have no user. */
const OTHERS = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND usesysid IS NOT NULL AND pid <> pg_backend_pid() LIMIT 1`;

/** All rows are written in one transaction: afterwards the database is complete, or as empty as before. */
export async function postgresTarget(url: string): Promise<RestoreTarget> {
  const client = new pg.Client({ connectionString: url });
  // without a listener, a connection that is lost between two queries would end the process; the next query reports it
  client.on("error", () => undefined);
  await client.connect();
  let tables: Tables = [];
  let prepared: Awaited<ReturnType<typeof preparePostgres>> | null = null;
  return {
    database: "postgres",

    async refusal() {
      if ((await client.query(OTHERS)).rowCount !== 0) return SITE_RUNS;
      if (!(await isFilled(client))) return null;
      return "There is a site in this database already: restore into an empty one.";
    },

    async begin({ contents }) {
      const migrations = ownMigrations("postgres").filter(({ name }) => contents.migrations.includes(name));
      // a site that starts meanwhile waits until this is closed
      prepared = await preparePostgres(url);
      await prepared.applyMissing(migrations);
      tables = contents.tables;
      await client.query("BEGIN");
      for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
      for (const { name } of tables.toReversed()) await client.query(`DELETE FROM ${quoted(name)}`);
    },

    async take({ name, content }) {
      const table = tables.find((one) => one.name === tableOf(name));
      if (table === undefined) return;
      const columns = table.columns.map(quoted).join(", ");
      await pipeline(Readable.from(content), client.query(from(`COPY ${quoted(table.name)} (${columns}) FROM STDIN`)));
    },

    async finish() {
      for (const table of tables) {
        const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${quoted(table.name)}`);
        requireRows(table, rows[0]?.count ?? 0);
        await client.query(`ALTER TABLE ${quoted(table.name)} ENABLE TRIGGER USER`);
      }
      await client.query("COMMIT");
    },

    async close() {
      await client.end();
      await prepared?.close();
    },
  };
}
