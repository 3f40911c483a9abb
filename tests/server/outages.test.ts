import { once } from "node:events";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../../scripts/drills/outage-site.mjs";
import { outagesOf } from "../../scripts/drills/outage-states.mjs";
import { courseOf } from "../../scripts/drills/outages.mjs";
import { until } from "../harness/until";

/** A short form of `npm run drill -- outages`, which measures times; here any answer is enough, even on a busy machine. */
const AWAY_MS = 2_000;
const LONGEST_ANSWER_MS = 20_000;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(async () => {
  await site.stop();
});

describe("every request is answered during an outage of the database, and saving works afterwards", () => {
  it.each(["stopped", "frozen", "crashed", "swallowed packets", "too many connections", "read-only after failover", "every packet 1,500 ms late"])("%s", async (state) => {
    const outage = outagesOf(site.network)[state];
    if (outage === undefined) throw new Error(`There is no outage ${state}`);
    const { answers, backAfter, lines } = await courseOf(site, { state, outage, awayMs: AWAY_MS });
    expect(answers.filter(({ status, milliseconds }) => status === 0 || milliseconds > LONGEST_ANSWER_MS)).toEqual([]);
    expect(answers.filter(({ what, status }) => what === "a public page" && status !== 200)).toEqual([]);
    expect(answers.filter(({ what, status }) => what === "/health" && status === 503)).not.toEqual([]);
    expect(backAfter).toBeLessThan(LONGEST_ANSWER_MS);
    expect(lines).toBeLessThanOrEqual(1);
  });
});

describe("an administration form that is sent while the database is stopped", () => {
  it("comes back with all typed values, and can be sent again", async () => {
    await site.network.postgres.end("SIGINT");
    const { status, text } = await site.ask.saveText("Ein langer Name");
    await site.network.postgres.begin();
    expect(status).toBe(503);
    for (const words of ["Ein langer Name", "hier stehen sie vollständig", "Noch einmal senden"]) expect(text).toContain(words);
  });
});

describe("an administration screen that is opened while the database is stopped", () => {
  it.each([["a list", () => site.ask.openList()], ["the login", () => site.ask.openLogin()]])("shows the reason and can be reloaded: %s", async (_, open) => {
    await site.network.postgres.end("SIGINT");
    const answer = await open();
    const text = await answer.text();
    await site.network.postgres.begin();
    expect(answer.status).toBe(503);
    for (const words of ["Die Datenbank antwortet gerade nicht. Bitte laden Sie die Seite in einem Moment neu.", "Neu laden"]) expect(text).toContain(words);
  });
});

it("a screen whose table another program locks says that it cannot be loaded, and the log reports it once", async () => {
  const other = new pg.Client({ connectionString: Object.assign(new URL(site.network.postgres.url), { pathname: "/site" }).href });
  await other.connect();
  await other.query("BEGIN");
  await other.query("LOCK TABLE partners");
  const before = site.log().length;
  const screens = await Promise.all([1, 2, 3].map(() => site.ask.openList()));
  const texts = await Promise.all(screens.map((screen) => screen.text()));
  await other.end();
  for (const text of texts) expect(text).toContain("Fehler beim Laden der Sponsoren");
  expect(site.log().slice(before).split("\n").length - 1).toBeLessThanOrEqual(1);
  await until("the screen loads again", async () => (await site.ask.openList()).status === 200);
}, 30_000);

describe("while the database is frozen", () => {
  it("visitors get their pages from memory, even while a post waits", async () => {
    await site.ask.page();
    site.network.postgres.freeze();
    const post = site.ask.contact();
    await until("the front has noticed the outage", async () => (await site.ask.health()).status === 503);
    for (let visit = 0; visit < 30; visit += 1) expect((await site.ask.page()).status).toBe(200);
    expect((await post).status).toBe(503);
    // each page once took two seconds, because each asked the database
  }, 30_000);

  it("the site can be stopped", async () => {
    // not "exit", because its last output may still be in the pipe then
    const end = once(site.server, "close");
    void site.ask.save();
    site.server.kill("SIGTERM");
    await end;
    site.network.postgres.thaw();
    expect(site.log()).toMatch(/The site (?:has stopped|was stopped while)/);
  }, 20_000);
});
