import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { RESOURCES } from "~/domain/resources";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { addressOf } from "../harness/addresses";
import { furnishSiteData } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import { isOfAdministration, listScreens } from "../harness/screens";
import { startSite } from "../harness/site";
import type { Visitor } from "../harness/visitor";

/** The guards read these; a screen fails behind them. */
const OF_GUARDS = ["sessions", "admin_profiles", "admin_users", "user_roles", "second_factors", "website_settings", "setup_status"];

const WHY = "Die Datenbank antwortet gerade nicht. Bitte laden Sie die Seite in einem Moment neu.";

/** The site has five connections to read, and a screen takes up to two. */
const AT_ONCE = 2;

describe.runIf(await reachPostgres())("while the database does not answer", () => {
  it("every screen of the administration that needs it behind its guard is a 503 and says so", async () => {
    const { site, sql, lock } = await startLockable();
    const admin = await signInAs(site, "admin");
    const screens = (await listScreens()).filter(isOfAdministration);
    const addresses = await Promise.all(screens.map((screen) => addressOf(screen, sql)));
    await lock((await sql.tables()).filter((table) => !OF_GUARDS.includes(table)));
    const answers = await walk(admin, addresses);
    const saysWhy = ({ status, text }: Answer) => status === 503 && text.includes(WHY);
    expect(answers.filter((answer) => answer.status >= 500 && !saysWhy(answer)).map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
    const away = answers.filter(saysWhy).map(({ path }) => path);
    expect(away).toEqual(expect.arrayContaining([...Object.values(RESOURCES).map(({ path }) => `/admin/${path}`), "/admin", "/admin/drafts", "/admin/media", "/admin/messages", "/admin/logs"]));
    expect(away.filter((path) => path.endsWith("/edit"))).not.toEqual([]);
    expect(answers.filter(({ text }) => text.includes(WHY) && text.includes("Unbekannter Fehler")).map(({ path }) => path)).toEqual([]);
  });

  it("a page that nobody has opened before is a 503, which passes, and not broken", async () => {
    const { site, lock } = await startLockable();
    await lock(["website_settings"]);
    expect((await site.newVisitor().get("/de/vision")).status).toBe(503);
  });
});

async function startLockable() {
  const data = await furnishSiteData("postgres");
  // why so short: each screen waits for it
  const site = await startSite({ data, environment: { DATABASE_URL: `${data.databaseUrl}?statement_timeout=250` } });
  const [sql, other] = [data.openSql(), new pg.Client({ connectionString: data.databaseUrl })];
  onTestFinished(async () => {
    await Promise.all([other.end(), sql.close(), site.stop()]);
    await data.remove();
  });
  await other.connect();
  await other.query("BEGIN");
  return { site, sql, lock: (tables: readonly string[]) => other.query(`LOCK TABLE ${tables.join(", ")}`) };
}

type Answer = { path: string; status: number; text: string };

async function walk(visitor: Visitor, paths: readonly string[]) {
  const todo = [...paths];
  const answers: Answer[] = [];
  const goOn = async () => {
    for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
      const answer = await visitor.get(path);
      answers.push({ path, status: answer.status, text: await answer.text() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return answers;
}
