import { createServer, type RequestListener, type ServerResponse } from "node:http";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { S3_KEYS } from "../harness/s3-server";
import { freePort } from "../../scripts/free-port.mjs";
import { useEmptySite } from "../harness/furnished-site";
import type { Site } from "../harness/site";
import { until } from "../harness/until";

const PATHS = { whole: "general/1700000000000-00112233445566aa.webp", cut: "general/1700000000000-00112233445566bb.webp", page: "general/1700000000000-00112233445566cc.webp" };

const PAGE = "<html><body>We will be back soon</body></html>";

let picture: Buffer;
let port: number;
let site: Site;
/** Answers of which only half was sent. */
const half: ServerResponse[] = [];

const bucket: RequestListener = (request, response) => {
  const { url = "" } = request;
  if (url.includes(PATHS.page)) return response.writeHead(200, { ETag: '"p"', "Content-Length": PAGE.length }).end(PAGE);
  if (!url.includes(PATHS.whole) && !url.includes(PATHS.cut)) return response.writeHead(503).end();
  response.writeHead(200, { ETag: '"w"', "Content-Length": picture.length });
  if (url.includes(PATHS.whole)) return response.end(picture);
  response.write(picture.subarray(0, picture.length / 2));
  half.push(response);
};

const server = createServer((request, response) => void bucket(request, response));

beforeAll(async () => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, noise, background: "#000" } }).webp({ quality: 90 }).toBuffer();
  port = await freePort();
  server.listen(port, "127.0.0.1");
  return () => {
    server.closeAllConnections();
    server.close();
  };
});

useEmptySite((started) => {
  ({ site } = started);
}, { environment: () => ({ STORAGE: "s3", S3_BUCKET: "media", S3_ENDPOINT: `http://127.0.0.1:${String(port)}`, ...S3_KEYS }) });

const ask = (path: string) => site.newVisitor().get(`/media/${path}`);
const linesWith = (text: string) => site.log().split("\n").filter((line) => line.includes(text));

it("a picture is streamed while the bucket sends it", async () => {
  const whole = await ask(PATHS.whole);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(picture);

  const asked = ask(PATHS.cut);
  await until("the bucket has sent half of the picture", async () => Promise.resolve(half.length === 1));
  const answer = await asked;
  expect([answer.status, answer.headers.get("Content-Length")]).toEqual([200, String(picture.length)]);
  const rest = half.pop();
  rest?.end(picture.subarray(picture.length / 2));
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
});

it("a picture that ends too early breaks the response, so that no cache keeps it, and is logged", async () => {
  for (let at = 0; at < 3; at += 1) {
    const answer = await ask(PATHS.cut);
    half.pop()?.destroy();
    await expect(answer.arrayBuffer()).rejects.toThrow();
  }
  await until("the log reports it", async () => linesWith("S3 does not answer").length > 0);
});

it("a file that is not a picture answers 503 and is logged", async () => {
  for (let at = 0; at < 3; at += 1) expect((await ask(PATHS.page)).status).toBe(503);
  await until("the log reports it", async () => linesWith("no whole picture").length > 0);
});

it("neither has been logged again when the site has stopped", async () => {
  await site.stop();
  for (const text of ["S3 does not answer", "no whole picture"]) expect(linesWith(text), text).toHaveLength(1);
});
