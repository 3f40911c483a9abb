import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import type { DatabaseKind } from "../harness/postgres-databases";
import { type Site, startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import { until } from "../harness/until";
import { type Answered, ask } from "./ask";

const kinds: DatabaseKind[] = (await reachPostgres()) ? ["sqlite", "postgres"] : ["sqlite"];

/** What a page says when the table of its list cannot be read, what still stands around it, and a name from the list. */
const LISTS = [
  { path: "/de/team", table: "team_members", says: "Fehler beim Laden der Teammitglieder", stands: "Ein Team aus vier Ländern" },
  { path: "/en/team", table: "team_members", says: "Team members could not be loaded", stands: "A team from four countries" },
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

const isNotKept = ({ headers }: Answered) => headers["cache-control"] === "no-store";

const RELOAD = { de: "Neu laden", en: "Reload" } as const;

describe.each(kinds)("what a public page cannot read on %s", (kind) => {
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

  /** why asked again: Postgres tells the site of an edit that somebody else has made a moment later */
  async function askUntil(path: string, isHeardOf: (answer: Answered) => boolean): Promise<Answered> {
    let answer: Answered | undefined;
    await until("the edit is heard of", async () => isHeardOf((answer = await ask(port, path))));
    if (answer === undefined) throw new Error("never asked");
    return answer;
  }

  it.each(LISTS)("leaves $path standing, says what is missing, and is back as soon as it can be read", async ({ path, table, says, stands }) => {
    await sql.run([`ALTER TABLE ${table} RENAME TO ${table}_away`, AS_IF_EDITED]);
    const broken = await askUntil(path, isNotKept);
    await sql.run([`ALTER TABLE ${table}_away RENAME TO ${table}`]);
    expect(broken.status).toBe(200);
    const reload = RELOAD[path.startsWith("/en") ? "en" : "de"];
    const words = [says, reload, stands];
    expect(wordsIn(broken.text, words)).toEqual(words);

    const { text } = await ask(port, path);
    expect(wordsIn(text, words)).toEqual([stands]);
  });

  it("leads back to the page of the list that was asked for", async () => {
    await sql.run(["ALTER TABLE team_members RENAME TO team_members_away", AS_IF_EDITED]);
    const { text } = await askUntil("/de/team?page=3", isNotKept);
    await sql.run(["ALTER TABLE team_members_away RENAME TO team_members"]);
    const [, link = "nowhere"] = /<a class="button"[^>]* href="([^"]*)"[^>]*>Neu laden/.exec(text) ?? [];
    expect(new URL(link, `${site.origin}/de/team?page=3`).href).toBe(`${site.origin}/de/team?page=3`);
  });

  it("says that there are no main services, where there are only additional ones", async () => {
    await sql.run(["UPDATE services SET category = 'additional'", AS_IF_EDITED]);
    const words = ["Estamos actualizando nuestros servicios.", 'class="service-extras"'] as const;
    const { text } = await askUntil("/es/services", (answer) => answer.text.includes(words[0]));
    expect(wordsIn(text, [...words, 'class="service-grid"'])).toEqual(words);
  });

  it("shows no services, and no error, where the table of the services is missing, and those that there are when it is back", async () => {
    await sql.run(["UPDATE services SET category = 'main'", "ALTER TABLE services RENAME TO services_away", AS_IF_EDITED]);
    const { status, text } = await askUntil("/es/services", (answer) => !answer.text.includes('class="service-extras"'));
    await sql.run(["ALTER TABLE services_away RENAME TO services"]);
    const empty = "Estamos actualizando nuestros servicios.";
    expect([status, ...wordsIn(text, [empty, "Error al cargar"])]).toEqual([200, empty]);
    expect(wordsIn((await ask(port, "/es/services")).text, [empty, 'class="service-grid"'])).toEqual(['class="service-grid"']);
  });

  it("is no preview that is over: its link may show it again in a minute", async () => {
    await sql.run(["ALTER TABLE preview_links RENAME TO preview_links_away"]);
    const { status, text } = await ask(port, "/en/preview/abcdefghijklmnopqrstuvwx");
    await sql.run(["ALTER TABLE preview_links_away RENAME TO preview_links"]);
    const words = ["<title>We will be right back", "We will be right back</h1>"];
    expect([status, ...wordsIn(text, [...words, "This preview has ended"])]).toEqual([503, ...words]);
  });

  it("is no reason to show another imprint than staff wrote: the page says that it is away", async () => {
    await sql.run(["ALTER TABLE pages_content RENAME TO pages_content_away", AS_IF_EDITED]);
    const { status, headers, text } = await askUntil("/en/legal-notice", isNotKept);
    await sql.run(["ALTER TABLE pages_content_away RENAME TO pages_content"]);
    expect([status, headers["cache-control"], ...wordsIn(text, ["We will be right back", "Geschäftsführer"])]).toEqual([503, "no-store", "We will be right back"]);
  });

  it("is no fault of the sitemap: crawlers are asked to come back", async () => {
    await sql.run(["ALTER TABLE projects RENAME TO projects_away"]);
    const { status, headers } = await ask(port, "/sitemap.xml");
    await sql.run(["ALTER TABLE projects_away RENAME TO projects"]);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "10", "no-store"]);
    expect((await ask(port, "/sitemap.xml")).status).toBe(200);
  });

  it("leaves a site its usual icons and manifest, which nobody keeps", async () => {
    await sql.run(["ALTER TABLE website_settings RENAME TO website_settings_away"]);
    const answers = [];
    for (const path of ["/manifest.webmanifest", "/favicon.ico", "/icons/192.png"]) answers.push(await ask(port, path));
    await sql.run(["ALTER TABLE website_settings_away RENAME TO website_settings"]);
    expect(answers.map(({ status, headers }) => [status, headers["cache-control"]])).toEqual([[200, "no-store"], [302, "no-store"], [503, "no-store"]]);
    expect(JSON.parse(answers[0]?.text ?? "")).toMatchObject({ short_name: "Calima Media" });
    expect((await ask(port, "/manifest.webmanifest")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("is named in English, and marked as English, where the page is in another language and cannot stand at all", async () => {
    await sql.run(["ALTER TABLE website_settings RENAME TO website_settings_away", AS_IF_EDITED]);
    const { status, text } = await askUntil("/de/vision", isNotKept);
    await sql.run(["ALTER TABLE website_settings_away RENAME TO website_settings"]);
    const words = ['<html lang="de"', '<h1 lang="en">Unexpected Application Error!</h1>', RELOAD.de];
    expect([status, ...wordsIn(text, words)]).toEqual([500, ...words]);
  });

  it.runIf(kind === "postgres")("waits three seconds for the sponsors and goes without them", async () => {
    await sql.run([AS_IF_EDITED, "BEGIN", "LOCK TABLE partners IN ACCESS EXCLUSIVE MODE"]);
    const late = await askUntil("/en/sponsors", isNotKept);
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
