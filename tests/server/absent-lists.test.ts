import { describe, expect, it } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { useEmptySite } from "../harness/furnished-site";
import type { DatabaseKind } from "../harness/postgres-databases";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import { until } from "../harness/until";
import { type Answered, ask } from "./ask";

const kinds: DatabaseKind[] = (await reachPostgres()) ? ["sqlite", "postgres"] : ["sqlite"];

/** For each list: its page, its table, what the page says if the table cannot be read, and a text that remains. */
const LISTS = [
  { path: "/de/team", table: "team_members", says: "Fehler beim Laden der Teammitglieder", remains: "Ein Team aus vier Ländern" },
  { path: "/en/team", table: "team_members", says: "Team members could not be loaded", remains: "A team from four countries" },
  { path: "/de/moderatoren", table: "team_members", says: "Die Moderator-Daten konnten nicht geladen werden.", remains: "Erfahrung am Mikrofon" },
  { path: "/de/sponsoren", table: "partners", says: "Fehler beim Laden der Sponsoren", remains: "Lokale Talente" },
  { path: "/de/services", table: "projects", says: "Fehler beim Laden", remains: "Vorproduktion" },
  { path: "/de", table: "projects", says: "Fehler beim Laden", remains: "Abgeschlossene Projekte" },
  { path: "/de/services/kino", table: "projects", says: "Fehler beim Laden", remains: "Worum es geht" },
  { path: "/en/services/radio", table: "team_members", says: "Team members could not be loaded", remains: "Frequency South" },
  { path: "/de/services/podcast", table: "podcast_crew", says: "Fehler bei der Initialisierung", remains: "/kontakt" },
] as const;

/** Pages are in memory, and read their tables again only after a change. */
const AS_IF_EDITED = "UPDATE content_version SET version = version + 1";

const isNotKept = ({ headers }: Answered) => headers["cache-control"] === "no-store";

const RELOAD = { de: "Neu laden", en: "Reload" } as const;

describe.each(kinds)("the public site without one of its tables on %s", (kind) => {
  let site: Site;
  let sql: Sql;
  let port: number;

  useEmptySite((started) => {
    ({ site, sql } = started);
    port = Number(new URL(site.origin).port);
  }, { kind });

  /** Asks again, because Postgres notifies the site of another process's edit a moment later. */
  async function askUntil(path: string, isExpected: (answer: Answered) => boolean): Promise<Answered> {
    let answer: Answered | undefined;
    await until("the site knows of the edit", async () => isExpected((answer = await ask(port, path))));
    if (answer === undefined) throw new Error("the page was not requested");
    return answer;
  }

  it.each(LISTS)("shows $path with an error instead of the list, and the list again once the table is back", async ({ path, table, says, remains }) => {
    await sql.run([`ALTER TABLE ${table} RENAME TO ${table}_away`, AS_IF_EDITED]);
    const broken = await askUntil(path, isNotKept);
    await sql.run([`ALTER TABLE ${table}_away RENAME TO ${table}`]);
    expect(broken.status).toBe(200);
    const reload = RELOAD[path.startsWith("/en") ? "en" : "de"];
    const words = [says, reload, remains];
    expect(wordsIn(broken.text, words)).toEqual(words);

    const { text } = await ask(port, path);
    expect(wordsIn(text, words)).toEqual([remains]);
  });

  it("links the reload button to the requested page of the list", async () => {
    await sql.run(["ALTER TABLE team_members RENAME TO team_members_away", AS_IF_EDITED]);
    const { text } = await askUntil("/de/team?page=3", isNotKept);
    await sql.run(["ALTER TABLE team_members_away RENAME TO team_members"]);
    const [, link = "nowhere"] = /<a class="button"[^>]* href="([^"]*)"[^>]*>Neu laden/.exec(text) ?? [];
    expect(new URL(link, `${site.origin}/de/team?page=3`).href).toBe(`${site.origin}/de/team?page=3`);
  });

  it("says that the services are being updated if there are only additional ones", async () => {
    await sql.run(["UPDATE services SET category = 'additional'", AS_IF_EDITED]);
    const words = ["Estamos actualizando nuestros servicios.", 'class="service-extras"'] as const;
    const { text } = await askUntil("/es/services", (answer) => answer.text.includes(words[0]));
    expect(wordsIn(text, [...words, 'class="service-grid"'])).toEqual(words);
  });

  it("shows neither services nor an error without the services table, and the services once it is back", async () => {
    await sql.run(["UPDATE services SET category = 'main'", "ALTER TABLE services RENAME TO services_away", AS_IF_EDITED]);
    const empty = "Estamos actualizando nuestros servicios.";
    // the page before shows additional services, and one between the statements shows main ones
    const isWithoutTable = ({ text: shown }: Answered) => shown.includes(empty) && !shown.includes('class="service-extras"');
    const { status, text } = await askUntil("/es/services", isWithoutTable);
    await sql.run(["ALTER TABLE services_away RENAME TO services"]);
    expect([status, ...wordsIn(text, [empty, "Error al cargar"])]).toEqual([200, empty]);
    expect(wordsIn((await ask(port, "/es/services")).text, [empty, 'class="service-grid"'])).toEqual(['class="service-grid"']);
  });

  it("answers a preview link with 503, and not with the message that the preview has ended", async () => {
    await sql.run(["ALTER TABLE preview_links RENAME TO preview_links_away"]);
    const { status, text } = await ask(port, "/en/preview/abcdefghijklmnopqrstuvwx");
    await sql.run(["ALTER TABLE preview_links_away RENAME TO preview_links"]);
    const words = ["<title>We will be right back", "We will be right back</h1>"];
    expect([status, ...wordsIn(text, [...words, "This preview has ended"])]).toEqual([503, ...words]);
  });

  it("answers 503 rather than show an imprint that staff did not write", async () => {
    await sql.run(["ALTER TABLE pages_content RENAME TO pages_content_away", AS_IF_EDITED]);
    const { status, headers, text } = await askUntil("/en/legal-notice", isNotKept);
    await sql.run(["ALTER TABLE pages_content_away RENAME TO pages_content"]);
    expect([status, headers["cache-control"], ...wordsIn(text, ["We will be right back", "Geschäftsführer"])]).toEqual([503, "no-store", "We will be right back"]);
  });

  it("answers 503 with Retry-After for the sitemap, so that crawlers come back", async () => {
    await sql.run(["ALTER TABLE projects RENAME TO projects_away"]);
    const { status, headers } = await ask(port, "/sitemap.xml");
    await sql.run(["ALTER TABLE projects_away RENAME TO projects"]);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "10", "no-store"]);
    expect((await ask(port, "/sitemap.xml")).status).toBe(200);
  });

  it("serves the default manifest and icon, and lets nobody cache them", async () => {
    await sql.run(["ALTER TABLE website_settings RENAME TO website_settings_away"]);
    const answers = [];
    for (const path of ["/manifest.webmanifest", "/favicon.ico", "/icons/192.png"]) answers.push(await ask(port, path));
    await sql.run(["ALTER TABLE website_settings_away RENAME TO website_settings"]);
    expect(answers.map(({ status, headers }) => [status, headers["cache-control"]])).toEqual([[200, "no-store"], [302, "no-store"], [503, "no-store"]]);
    expect(JSON.parse(answers[0]?.text ?? "")).toMatchObject({ short_name: "Calima Media" });
    expect((await ask(port, "/manifest.webmanifest")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("shows the error page in English, marked as English, if a page in another language cannot be rendered", async () => {
    await sql.run(["ALTER TABLE website_settings RENAME TO website_settings_away", AS_IF_EDITED]);
    const { status, text } = await askUntil("/de/vision", isNotKept);
    await sql.run(["ALTER TABLE website_settings_away RENAME TO website_settings"]);
    const words = ['<html lang="de"', '<h1 lang="en">Unexpected Application Error!</h1>', RELOAD.de];
    expect([status, ...wordsIn(text, words)]).toEqual([500, ...words]);
  });

  it.runIf(kind === "postgres")("waits three seconds for the sponsors, and then sends the page without them", async () => {
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

/** The words that a page has, so that a failure names words instead of printing the page. */
function wordsIn(text: string, words: readonly string[]) {
  return words.filter((word) => text.includes(word));
}
