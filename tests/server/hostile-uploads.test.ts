import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it, type TestContext } from "vitest";
import { openStorage } from "~/platform/storage-open.server";
import type { Storage } from "~/platform/storage-types";
import { setUp } from "../harness/people";
import { S3_KEYS, startS3Server } from "../harness/s3-server";
import { startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import type { Visitor } from "../harness/visitor";
import { hostileFiles } from "../platform/hostile-files";
import { pictureOf } from "../platform/image-corpus";
import { faultOfPicture } from "../platform/our-picture";

const SEED = 20_261_122;
/** Few, because tests/platform tries hundreds on the encoder alone; here every upload gets every kind of file. */
const COUNT = 40;
const AT_ONCE = 10;
const ANSWERS = [200, 303, 413, 422];

let files: File[] = [];

beforeAll(async () => {
  Object.assign(process.env, S3_KEYS);
  files = await hostileFiles(SEED, COUNT);
});

/** A new site with its admin and its picture storage. */
async function startSiteOn(kind: "disk" | "s3", { onTestFinished }: TestContext) {
  const server = kind === "s3" ? await startS3Server() : null;
  const data = await emptySiteData("sqlite");
  const site = await startSite({ data, environment: server?.environment ?? {} });
  onTestFinished(async () => {
    await site.stop();
    await data.remove();
    await server?.stop();
  });
  const admin = site.newVisitor();
  expect((await setUp(admin)).status).toBe(303);
  const places = { DATA_DIR: data.folder, S3_BUCKET: server?.bucket, S3_ENDPOINT: server?.endpoint, AWS_REGION: "us-east-1" };
  return { site, admin, sql: data.openSql(), storage: await openStorage(kind, places) };
}

function form(fields: Record<string, string>, sent: readonly File[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of sent) body.append("file", file);
  return body;
}

const UPLOADS = {
  "several at once": async (admin: Visitor) => {
    const batches = Array.from({ length: Math.ceil(COUNT / AT_ONCE) }, (_, index) => files.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
    return statuses(batches, (batch) => admin.post("/admin/media/upload", form({ category: "general" }, batch)));
  },
  "one by one": (admin: Visitor) =>
    statuses(files, (file) => admin.post("/admin/media/upload/file", form({ category: "projects" }, [file]))),
  "with a form": (admin: Visitor) =>
    statuses(files, (file, index) => {
      const id = `3f0c9d0e-6a55-4d5e-9a6e-${index.toString().padStart(12, "0")}`;
      return admin.post("/admin/team/new", form({ id, name: `Person ${index}`, position: "Crew", is_team_member: "on" }, [file]));
    }),
  "as a replacement": (admin: Visitor, { id, versionOf }: Replaced) =>
    statuses(files, async (file) => admin.post(`/admin/media/${id}/replace`, form({ version: await versionOf() }, [file]))),
} as const;

type Replaced = { id: string; versionOf: () => Promise<string> };

async function statuses<Item>(items: readonly Item[], send: (item: Item, index: number) => Promise<Response>) {
  const found: number[] = [];
  for (const [index, item] of items.entries()) found.push((await send(item, index)).status);
  return found;
}

describe.concurrent(`${String(COUNT)} hostile files through every upload`, () => {
  it.for(["disk", "s3"] as const)("cause no crash and no error, and leave only re-encoded pictures on %s", { timeout: 600_000 }, async (kind, test) => {
    const { site, admin, sql, storage } = await startSiteOn(kind, test);
    const whole = new File([new Uint8Array(await pictureOf({ width: 900, height: 600 }).png().toBuffer())], "a.png", { type: "image/png" });
    expect((await admin.post("/admin/media/upload", form({}, [whole]))).status).toBe(303);
    const id = String((await sql.rows("select id from media_assets"))[0]?.id);
    const versionOf = async () => String((await sql.rows(`select version from media_assets where id = '${id}'`))[0]?.version);

    for (const [upload, send] of Object.entries(UPLOADS)) {
      const odd = (await send(admin, { id, versionOf })).filter((status) => !ANSWERS.includes(status));
      expect(odd, `${upload}: ${site.log().slice(-2000)}`).toEqual([]);
    }
    expect(site.log()).not.toMatch(/could not be (stored|replaced)|request failed/);
    expect((await admin.get("/health")).status).toBe(200);

    const rows = await sql.rows("select file_path, widths from media_assets");
    const stored = await inspected(storage);
    const sent = COUNT * Object.keys(UPLOADS).length;
    process.stdout.write(`\n${kind}: ${String(rows.length)} pictures made of ${String(sent)} files\n`);
    expect(rows.length).toBeGreaterThan(COUNT);
    expect(rows.length).toBeLessThan(sent / 2);
    expect(stored.faults).toEqual([]);
    for (const { file_path } of rows) expect(stored.keys).toContain(String(file_path));
    expect(stored.keys.filter((key) => !/-\d{3}\.webp$/.test(key))).toHaveLength(rows.length);

    const list = await (await admin.get("/admin/media?view=list&search=onerror")).text();
    expect([list.includes("&lt;img src=x onerror"), list.includes("<img src=x")]).toEqual([true, false]);
    await sql.close();
  });
});

/** All stored keys, and the faults of the stored files. */
async function inspected(storage: Storage) {
  const keys: string[] = [];
  const faults: string[] = [];
  for await (const { key } of storage.list()) {
    keys.push(key);
    const file = await storage.open(key);
    const fault = file === null ? "cannot be opened" : await faultOf(key, await buffer(file.stream));
    if (fault !== null) faults.push(`${key}: ${fault}`);
  }
  return { keys, faults };
}

const OUR_NAME = /^(?:general|team|projects)\/\d{13}-[0-9a-f]{16}-[0-9a-f]{8}(?:-400|-800)?\.webp$/;

async function faultOf(key: string, bytes: Buffer): Promise<string | null> {
  return OUR_NAME.test(key) ? faultOfPicture(bytes) : "a name that is not ours";
}
