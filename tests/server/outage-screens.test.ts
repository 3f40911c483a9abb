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

/** The guards read these tables, so they stay readable, and a screen fails only after its guard. */
const GUARD_TABLES = ["sessions", "admin_profiles", "admin_users", "user_roles", "second_factors", "website_settings", "setup_status"];

const REASON = "Die Datenbank antwortet gerade nicht. Bitte laden Sie die Seite in einem Moment neu.";

/** The site has five read connections, and a screen uses up to two. */
const AT_ONCE = 2;

describe.runIf(await reachPostgres())("while the database does not answer", () => {
  it("every administration screen that reads it after its guard answers 503 with the reason", async () => {
    const { site, sql, lock } = await startLockable();
    const admin = await signInAs(site, "admin");
    const screens = (await listScreens()).filter(isOfAdministration);
    const addresses = await Promise.all(screens.map((screen) => addressOf(screen, sql)));
    await lock((await sql.tables()).filter((table) => !GUARD_TABLES.includes(table)));
    const answers = await walk(admin, addresses);
    const saysReason = ({ status, text }: Answer) => status === 503 && text.includes(REASON);
    expect(answers.filter((answer) => answer.status >= 500 && !saysReason(answer)).map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
    const away = answers.filter(saysReason).map(({ path }) => path);
    expect(away).toEqual(expect.arrayContaining([...Object.values(RESOURCES).map(({ path }) => `/admin/${path}`), "/admin", "/admin/drafts", "/admin/media", "/admin/messages", "/admin/logs"]));
    expect(away.filter((path) => path.endsWith("/edit"))).not.toEqual([]);
    expect(answers.filter(({ text }) => text.includes(REASON) && text.includes("Unbekannter Fehler")).map(({ path }) => path)).toEqual([]);
  });

  it("a page that is not in memory answers 503, and not 500", async () => {
    const { site, lock } = await startLockable();
    await lock(["website_settings"]);
    expect((await site.newVisitor().get("/de/vision")).status).toBe(503);
  });
});

async function startLockable() {
  const data = await furnishSiteData("postgres");
  // short, because each screen waits for it
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
  const work = async () => {
    for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
      const answer = await visitor.get(path);
      answers.push({ path, status: answer.status, text: await answer.text() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}
