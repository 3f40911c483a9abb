import { afterAll, beforeAll, expect, it } from "vitest";
import { startProxy } from "../../scripts/drills/tcp-proxy.mjs";
import { useEmptySite } from "../harness/furnished-site";
import { setUp } from "../harness/people";
import { picture } from "../harness/pictures";
import { type S3Server, startS3Server } from "../harness/s3-server";
import type { Site } from "../harness/site";
import { until } from "../harness/until";
import type { Visitor } from "../harness/visitor";

/** Generous for a busy machine: an upload took 32 seconds before there was a limit, and the limit is 10. */
const LONGEST_MS = 20_000;

const REASON = "Der Speicher der Bilder antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

let s3: S3Server;
let network: Awaited<ReturnType<typeof startProxy>>;
let site: Site;
let admin: Visitor;

beforeAll(async () => {
  s3 = await startS3Server();
  network = await startProxy(Number(new URL(s3.endpoint).port));
  return async () => {
    network.stop();
    await s3.stop();
  };
});

useEmptySite(async (started) => {
  ({ site } = started);
  admin = site.newVisitor();
  await setUp(admin);
}, { environment: () => ({ ...s3.environment, S3_ENDPOINT: `http://127.0.0.1:${String(network.port)}` }) });

afterAll(() => network.deliver());

async function timed(work: () => Promise<Response>) {
  const begin = performance.now();
  const answer = await work();
  return { status: answer.status, away: answer.headers.get("X-Away"), text: await answer.text(), milliseconds: performance.now() - begin };
}

async function pictures() {
  const sql = site.data.openSql();
  const rows = await sql.rows("select id, version, file_path from media_assets order by created_at");
  await sql.close();
  return rows;
}

it("a silent bucket delays nobody for long, is logged once, and is used again by itself", async () => {
  for (const name of ["Hafen.png", "Leuchtturm.png"]) expect((await admin.post("/admin/media/upload", await picture(name))).status).toBe(303);
  const [shown, deleted] = await pictures();
  network.swallow();

  const sent = await picture("Werft.png");
  for (const [name, value] of Object.entries({ id: crypto.randomUUID(), name: "Werft", category: "Radio" })) sent.set(name, value);
  const upload = await timed(() => admin.post("/admin/sponsors/new", sent));
  expect([upload.status, upload.milliseconds < LONGEST_MS]).toEqual([503, true]);
  for (const word of ['value="Werft"', "Upload fehlgeschlagen", REASON]) expect(upload.text).toContain(word);
  expect(upload.away, "the browser does not retry by itself").toBeNull();
  const one = await timed(async () => admin.post("/admin/media/upload/file", await picture("Boot.png")));
  expect([one.status, one.away, one.text]).toEqual([503, null, expect.stringContaining(`Upload fehlgeschlagen. ${REASON}`)]);

  const seen = await timed(() => site.newVisitor().get(`/media/${String(shown?.file_path)}`));
  expect([seen.status, seen.milliseconds < LONGEST_MS]).toEqual([503, true]);

  const deletion = await timed(() => admin.post(`/admin/media/${String(deleted?.id)}/delete`, { version: String(deleted?.version) }));
  expect([deletion.status, deletion.milliseconds < LONGEST_MS / 2]).toEqual([303, true]);
  await until("the log reports it", async () => site.log().includes("S3 does not answer"));
  expect(site.log().split("\n").filter((line) => line.includes("S3 does not answer"))).toHaveLength(1);
  process.stdout.write(`silent bucket: upload ${upload.milliseconds.toFixed(0)} ms, picture ${seen.milliseconds.toFixed(0)} ms, deletion ${deletion.milliseconds.toFixed(0)} ms\n`);

  network.deliver();
  await until("pictures are stored again", async () => (await admin.post("/admin/media/upload", await picture("Mole.png"))).status === 303, 60_000);
});
