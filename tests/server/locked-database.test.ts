import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import { until } from "../harness/until";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

const POSTS = 30;

let site: Site;
let sql: Sql;
let admin: Visitor;

useFurnishedSite(async (started) => {
  ({ site, sql } = started);
  admin = await signInAs(site, "admin");
});

const create = (id: string) => admin.post("/admin/sponsors/new", { id, name: `Sponsor ${id}`, category: "Radio" });

it("while another program locks the file, each post is answered without waiting for the unlock, and /health is 503", async () => {
  const other = new Database(site.data.databaseUrl.replace("file:", ""));
  other.exec("BEGIN IMMEDIATE");
  const answers = await Promise.all(Array.from({ length: POSTS }, (_, index) => create(`00000000-0000-4000-8000-0000000000${index + 10}`)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: POSTS }, () => 503));
  expect(texts.filter((text, index) => !text.includes(`Sponsor 00000000-0000-4000-8000-0000000000${index + 10}`))).toEqual([]);
  expect((await site.newVisitor().get("/health")).status).toBe(503);
  // if each post waited for the lock only after the one before had given up, 30 posts would take 60 seconds
  expect(other.prepare("SELECT count(*) FROM partners WHERE name LIKE 'Sponsor %'").pluck().get()).toBe(0);
  other.exec("ROLLBACK");
  other.close();

  expect((await create("00000000-0000-4000-8000-000000000099")).status).toBe(303);
  await until("/health is 200 again", async () => (await site.newVisitor().get("/health")).status === 200);
  expect(await sql.rows("SELECT name FROM partners WHERE name LIKE 'Sponsor %'")).toHaveLength(1);
}, 60_000);
