import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSession } from "~/domain/people/access/sessions.server";
import { write } from "~/platform/database.server";
import * as dashboard from "~/routes/admin._index";
import * as testDatabase from "~/routes/admin.test-database";
import { sqlOf } from "../../harness/sql";
import { requestWith } from "../../http/browser";
import { emptyOffice, employ, HOME } from "../people/access/factories";

const sql = sqlOf(process.env.DATABASE_URL ?? "");

async function callOf(role: "viewer" | "editor" | "admin", path = "/admin") {
  const { userId } = await employ({ role });
  const session = await write((tx) => startSession(tx, { userId, visit: HOME }));
  return { request: await requestWith(session, path), params: {}, context: {} };
}

/** Hides a table while `work` runs. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await sql.run([`ALTER TABLE ${table} RENAME TO ${table}_away`]);
  try {
    return await work();
  } finally {
    await sql.run([`ALTER TABLE ${table}_away RENAME TO ${table}`]);
  }
}

beforeEach(emptyOffice);
afterAll(() => sql.close());

describe("the dashboard", () => {
  it("shows statistics and activity to admins only", async () => {
    expect(await dashboard.loader(await callOf("viewer"))).toMatchObject({ counts: {}, insights: null });
    expect(await dashboard.loader(await callOf("admin"))).toMatchObject({ insights: { logins: { today: {} }, activities: [] } });
  });

  it("shows everything else when the login log cannot be read", async () => {
    const call = await callOf("admin");
    const found = await without("login_logs", () => dashboard.loader(call));
    expect(found).toMatchObject({ counts: { content: 0 }, insights: { logins: null, activities: [] } });
  });

  it("shows everything else when the activity cannot be read", async () => {
    const call = await callOf("admin");
    const found = await without("changes", () => dashboard.loader(call));
    expect(found).toMatchObject({ insights: { logins: { today: {} }, activities: null } });
  });
});

describe("the counts of pictures that need work", () => {
  const files = [
    { filename: "used.webp", altText: "Ein Boot" },
    { filename: "idle.webp", altText: "" },
  ];

  beforeEach(async () => {
    await write((tx) => tx.mediaAsset.deleteMany());
    const data = files.map((file) => ({ ...file, originalName: file.filename, filePath: `team/${file.filename}`, category: "team", mimeType: "image/webp", fileSize: 1, width: 9, height: 9, widths: [9] }));
    await write((tx) => tx.mediaAsset.createMany({ data }));
    await write((tx) => tx.teamMember.deleteMany());
    await write((tx) => tx.teamMember.create({ data: { name: "Ana", position: "Kamera", imageUrl: "/media/team/used.webp", services: [] } }));
  });

  afterAll(async () => {
    await write((tx) => tx.mediaAsset.deleteMany());
    await write((tx) => tx.teamMember.deleteMany());
  });

  it("show incomplete pictures to people who may edit them, and unused ones to people who may delete them", async () => {
    expect(await dashboard.loader(await callOf("admin"))).toMatchObject({ pictures: { incomplete: 2, unused: 1 } });
    expect(await dashboard.loader(await callOf("editor"))).toMatchObject({ pictures: { incomplete: 2, unused: 0 } });
    expect(await dashboard.loader(await callOf("viewer"))).toMatchObject({ pictures: null });
  });
});

describe("the database test page", () => {
  const path = "/admin/test-database";
  const parts = { state: {}, files: {}, outbox: { waiting: 0, failed: 0, leased: 0 }, members: { rows: [], count: 0 } };

  it("shows the state of the database, and no migrations or page cache without the front", async () => {
    expect(await testDatabase.loader(await callOf("admin", path))).toMatchObject({ ...parts, migrations: null, pageCache: null });
  });

  it("shows the same checks as the doctor", async () => {
    const { checks } = await testDatabase.loader(await callOf("admin", path));
    expect(checks?.map(({ name, state }) => [name, state])).toEqual(["folders", "disk", "database", "clock", "storage", "mail"].map((name) => [name, "ok"]));
    expect(checks?.[2]?.detail).toMatch(/^(?:SQLite 3|PostgreSQL \d+)\./);
  });

  it("shows the migrations and the page cache that the front reports", async () => {
    const pageCache = { entries: 3, bytes: 1, mostBytes: 2, hits: 4, misses: 0, renderings: 5 };
    const migrations = { applied: ["first"], pending: ["second"] };
    const context = { front: { pageCache: () => pageCache, migrations: () => Promise.resolve(migrations) } };
    expect(await testDatabase.loader({ ...(await callOf("admin", path)), context })).toMatchObject({ pageCache, migrations });
  });

  it.each([
    ["messages", "outbox"],
    ["content_version", "state"],
    ["media_assets", "files"],
    ["team_members", "members"],
  ])("shows everything else when %s cannot be read", async (table, part) => {
    const call = await callOf("admin", path);
    expect(await without(table, () => testDatabase.loader(call))).toMatchObject({ ...parts, [part]: null });
  });

  it("counts waiting, failed and leased deliveries", async () => {
    const letter = { name: "C", email: "c@calima.example", subject: "s", message: "m", language: "de" };
    const soon = new Date(Date.now() + 60_000);
    const deliveries = [
      { delivery: "pending" },
      { delivery: "pending", lastError: "503", attempts: 2 },
      { delivery: "pending", leasedUntil: soon },
      { delivery: "refused", lastError: "422" },
      { delivery: "sent" },
    ];
    await write((tx) => tx.message.createMany({ data: deliveries.map((one, index) => ({ ...letter, ...one, idempotencyKey: index.toString() })) }));
    const { outbox } = await testDatabase.loader(await callOf("admin", path));
    expect(outbox).toMatchObject({ waiting: 3, failed: 2, leased: 1 });
  });
});
