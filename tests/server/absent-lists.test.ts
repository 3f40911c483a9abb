import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import type { DatabaseKind } from "../harness/postgres-databases";
import { type Site, startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import { ask } from "./ask";

const kinds: DatabaseKind[] = (await reachPostgres()) ? ["sqlite", "postgres"] : ["sqlite"];

/** What a page says when the table of its list cannot be read, what still stands around it, and a name from the list. */
const LISTS = [
  { path: "/de/team", table: "team_members", says: "Fehler beim Laden der Teammitglieder", stands: "Ein internationales Team" },
  { path: "/en/team", table: "team_members", says: "Team members could not be loaded", stands: "An international team" },
  { path: "/de/moderatoren", table: "team_members", says: "Die Moderator-Daten konnten nicht geladen werden.", stands: "Erfahrung am Mikrofon" },
  { path: "/de/sponsoren", table: "partners", says: "Fehler beim Laden der Sponsoren", stands: "Lokale Talente" },
  { path: "/de/services", table: "projects", says: "Fehler beim Laden", stands: "Vorproduktion" },
  { path: "/de", table: "projects", says: "Fehler beim Laden", stands: "Abgeschlossene Projekte" },
  { path: "/de/services/kino", table: "projects", says: "Fehler beim Laden", stands: "Worum es geht" },
  { path: "/en/services/radio", table: "team_members", says: "Team members could not be loaded", stands: "Frequency South" },
  { path: "/de/services/podcast", table: "podcast_crew", says: "Fehler bei der Initialisierung", stands: "/kontakt" },
] as const;

/** why: what was read is in memory, and a page needs its table only when something has changed */
const AS_IF_EDITED = "UPDATE content_version SET version = version + 1";

const RELOAD = { de: "Neu laden", en: "Reload" } as const;

describe.each(kinds)("a public list that cannot be read on %s", (kind) => {
  let site: Site;
  let sql: Sql;
  let port: number;

  beforeAll(async () => {
    site = await startSite({ data: await emptySiteData(kind) });
    sql = site.data.openSql();
    port = Number(new URL(site.origin).port);
  }, 90_000);

  afterAll(async () => {
    await sql.close();
    await site.stop();
    await site.data.remove();
  });

  it.each(LISTS)("leaves $path standing, says what is missing, and is back as soon as it can be read", async ({ path, table, says, stands }) => {
    await sql.run([`ALTER TABLE ${table} RENAME TO ${table}_away`, AS_IF_EDITED]);
    const broken = await ask(port, path);
    await sql.run([`ALTER TABLE ${table}_away RENAME TO ${table}`]);
    expect([broken.status, broken.headers["cache-control"]]).toEqual([200, "no-store"]);
    const reload = RELOAD[path.startsWith("/en") ? "en" : "de"];
    const words = [says, reload, stands];
    expect(wordsIn(broken.text, words)).toEqual(words);

    const { text } = await ask(port, path);
    expect(wordsIn(text, words)).toEqual([stands]);
  });

  it("shows no services, and no error, where the table of the services is missing", async () => {
    await sql.run(["ALTER TABLE services RENAME TO services_away", AS_IF_EDITED]);
    const { status, text } = await ask(port, "/es/services");
    await sql.run(["ALTER TABLE services_away RENAME TO services"]);
    const empty = "Estamos actualizando nuestros servicios.";
    expect([status, ...wordsIn(text, [empty, "Error al cargar"])]).toEqual([200, empty]);
  });

  it.runIf(kind === "postgres")("waits three seconds for the sponsors and goes without them", async () => {
    await sql.run([AS_IF_EDITED, "BEGIN", "LOCK TABLE partners IN ACCESS EXCLUSIVE MODE"]);
    const late = await ask(port, "/en/sponsors");
    await sql.run(["ROLLBACK"]);
    expect([late.status, late.headers["cache-control"]]).toEqual([200, "no-store"]);
    const words = ["Sponsors are being loaded", RELOAD.en];
    expect(wordsIn(late.text, words)).toEqual(words);

    const { text } = await ask(port, "/en/sponsors");
    expect(wordsIn(text, words)).toEqual([]);
  });
});

/** Which of these words a page has: a failure names words instead of printing the page. */
function wordsIn(text: string, words: readonly string[]) {
  return words.filter((word) => text.includes(word));
}
