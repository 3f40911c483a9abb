import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { ROWS_ON_A_PAGE } from "~/domain/record/list-pages";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { write } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";
import { env } from "~/platform/env.server";
import * as mediaChoice from "~/routes/admin.media.choose";
import * as mediaList from "~/routes/admin.media";
import * as messageList from "~/routes/admin.messages";
import * as searchScreen from "~/routes/admin.search";
import * as resourceList from "~/routes/admin.$resource";
import * as translationList from "~/routes/admin.translations";
import * as trashList from "~/routes/admin.trash";
import { sqlOf } from "../../harness/sql";
import { countStatements } from "../team/statements";
import { callOf, signInAs } from "./record-screens";

const SEARCH = "/admin/search?q=strand";
const TRANSLATIONS = ["/admin/translations", "/admin/translations?state=outdated&language=es&noun=team&page=2"];

/** Every list of the admin that grows with the content, with a later page where it has one. */
const LISTS = [
  [resourceList, ["/admin/team", "/admin/team?filter=moderator&page=2"]],
  [resourceList, ["/admin/sponsors", "/admin/sponsors?filter=yearly&page=2"]],
  [resourceList, ["/admin/projects", "/admin/projects?filter=featured&page=2"]],
  [resourceList, ["/admin/services", "/admin/services?filter=main&page=2"]],
  [resourceList, ["/admin/podcast-crew"]],
  [mediaList, ["/admin/media", "/admin/media?view=list&search=strand&page=2"]],
  [mediaChoice, ["/admin/media/choose?form=/admin/team/new&field=image_url"]],
  [messageList, ["/admin/messages", "/admin/messages?filter=all&page=2"]],
  [translationList, TRANSLATIONS],
  [trashList, ["/admin/trash", "/admin/trash?filter=team&page=2"]],
  [searchScreen, [SEARCH]],
] as const;

const FEW = 10;
const MANY = 10_000;

/** The unique columns by table. */
const UNIQUE = {
  team_members: ["id"],
  partners: ["id"],
  projects: ["id"],
  services: ["id"],
  podcast_crew: ["id"],
  media_assets: ["id", "filename", "file_path"],
  messages: ["id", "idempotency_key"],
  translations: ["id", "record_id"],
  changes: ["id", "record_id"],
} as const;

/** Makes a thousand rows of each row, inside the database. */
async function multiply() {
  const sql = sqlOf(env.DATABASE_URL);
  // ten thousand rows in one statement would raise the content version as often, which is slow on Postgres
  if (env.DATABASE_URL.startsWith("postgres")) await sql.run(["set session_replication_role = replica"]);
  for (const [table, unique] of Object.entries<readonly string[]>(UNIQUE)) {
    const [row = {}] = await sql.rows(`select * from ${table} limit 1`);
    const columns = Object.keys(row).map((column) => ({ name: `"${column}"`, isUnique: unique.includes(column) }));
    const copies = columns.map(({ name, isUnique }) => (isUnique ? `${name} || '-' || i` : name));
    await sql.run([
      `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${(MANY / FEW - 1).toString()})
       insert into ${table} (${columns.map(({ name }) => name).join(", ")}) select ${copies.join(", ")} from ${table}, numbers`,
    ]);
  }
  await sql.close();
}

async function fill() {
  const numbers = Array.from({ length: FEW }, (_, index) => index);
  for (const add of TABLES) await write((tx) => add(tx, numbers));
}

const CATEGORIES = ["Siente España Premium", "Siente España Standard", "Radio - Jahressponsor", "Podcast"];

const idOf = (n: number) => `row-${n.toString()}`;
const name = (n: number) => `Strand ${n.toString()}`;
const pictureUrl = (n: number) => `/media/team/${n.toString()}.webp`;

type Add = (tx: Transaction, numbers: readonly number[]) => Promise<unknown>;

const TABLES: readonly Add[] = [
  (tx, numbers) =>
    tx.teamMember.createMany({
      data: numbers.map((n) => ({ id: idOf(n), name: name(n), position: "Kamera", imageUrl: pictureUrl(n), isModerator: true, services: [] })),
    }),
  (tx, numbers) =>
    tx.partner.createMany({ data: numbers.map((n) => ({ id: idOf(n), name: name(n), category: CATEGORIES[n % 4], logoUrl: pictureUrl(n) })) }),
  (tx, numbers) =>
    tx.project.createMany({
      data: numbers.map((n) => {
        const texts = { title: name(n), description: "Ein Film", category: "Kino", imageUrl: pictureUrl(n) };
        return { id: idOf(n), ...texts, year: 2025, isFeatured: true };
      }),
    }),
  (tx, numbers) =>
    tx.service.createMany({
      data: numbers.map((n) => ({ id: idOf(n), title: name(n), description: "Ein Service", category: n % 2 === 0 ? "main" : "additional" })),
    }),
  (tx, numbers) => tx.podcastCrew.createMany({ data: numbers.map((n) => ({ id: idOf(n), name: name(n), position: "Ton", bio: "Hört zu" })) }),
  (tx, numbers) =>
    tx.mediaAsset.createMany({
      data: numbers.map((n) => {
        const file = { filename: `${n.toString()}.webp`, filePath: `team/${n.toString()}.webp`, mimeType: "image/webp", widths: [9] };
        return { id: idOf(n), originalName: `${name(n)}.jpg`, altText: "Ein Strand", fileSize: 1, width: 9, height: 9, ...file };
      }),
    }),
  (tx, numbers) =>
    tx.message.createMany({
      data: numbers.map((n) => {
        const words = { name: "Clara", email: "clara@calima.example", subject: name(n), message: "Guten Tag" };
        return { id: idOf(n), ...words, language: "de", idempotencyKey: n.toString() };
      }),
    }),
  (tx, numbers) =>
    tx.translation.createMany({
      data: numbers.map((n) => {
        const text = { field: "position", value: "Cámara", sourceText: "Licht" };
        return { resource: "team", recordId: idOf(n), languageCode: "es", ...text };
      }),
    }),
  (tx, numbers) =>
    tx.change.createMany({
      data: numbers.map((n) => ({ resource: "team", recordId: `gone-${n.toString()}`, action: "delete", before: { name: name(n), version: 1 } })),
    }),
];

const SETTLED_MS = 25;

async function open([{ loader }, paths]: (typeof LISTS)[number]) {
  const counts: [string, number][] = [];
  for (const path of paths) {
    const call = await callOf("admin", path);
    // a session is updated when it was last seen over a minute ago, and a minute may pass on a slow machine
    await write((tx) => tx.session.updateMany({ data: { lastSeenAt: new Date() } }));
    // background work of the previous page does not count for this one
    await pause(SETTLED_MS);
    counts.push([path, await countStatements(() => Promise.resolve(loader(call)))]);
  }
  return counts;
}

describe("the lists of the admin", () => {
  let few: Record<string, number>;
  let many: Record<string, number>;

  async function countAll() {
    const counts: [string, number][] = [];
    for (const list of LISTS) counts.push(...(await open(list)));
    return Object.fromEntries(counts);
  }

  beforeAll(async () => {
    await signInAs();
    await write(async (tx) => {
      for (const table of [tx.teamMember, tx.partner, tx.project, tx.service, tx.podcastCrew, tx.mediaAsset]) await emptied(table);
      for (const table of [tx.message, tx.translation, tx.change]) await emptied(table);
    });
    await fill();
    few = await countAll();
    await multiply();
    many = await countAll();
  });

  it("need as many queries for ten thousand rows as for ten, except those that read all rows in batches", () => {
    const more = Object.keys(few).map((path) => [path, (many[path] ?? 0) - (few[path] ?? 0)] as const).filter(([, count]) => count !== 0);
    const { [SEARCH]: searched = 0, ...others } = Object.fromEntries(more);
    // seven tables in batches of a thousand rows, and one more query each to see the end
    expect(searched).toBe(7 * (MANY / 1_000));
    expect(others).toEqual({
      // six resources in batches of five hundred records with their translations, and one more query each to see the
      // end
      ...Object.fromEntries(TRANSLATIONS.map((path) => [path, 6 * (2 * (MANY / 500) - 1)])),
    });
    const most = (paths: readonly string[]) => Math.max(...paths.map((path) => few[path] ?? 0));
    expect(most(Object.keys(few).filter((path) => !TRANSLATIONS.includes(path)))).toBeLessThanOrEqual(20);
    // the translations of each resource need a query of their own
    expect(most(TRANSLATIONS)).toBeLessThanOrEqual(18 + RESOURCE_NAMES.length);
  });

  it("show one page of the rows", async () => {
    const team = await resourceList.loader(await callOf("admin", "/admin/team?page=9"));
    const shown = "members" in team ? team.members.length : 0;
    expect({ ...team, shown }).toMatchObject({ shown: ROWS_ON_A_PAGE, pageCount: MANY / ROWS_ON_A_PAGE });
    const { records, counts } = await translationList.loader(await callOf("admin", "/admin/translations?state=outdated"));
    expect({ shown: records.length, outdated: counts.state.find(({ value }) => value === "outdated")?.count }).toEqual({ shown: 12, outdated: MANY });
    expect(await trashList.loader(await callOf("admin", "/admin/trash?page=9"))).toMatchObject({ total: MANY, page: 9 });
  });
});

function emptied(table: { deleteMany: () => PromiseLike<unknown> }) {
  return table.deleteMany();
}
