import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBackupPlace } from "~/platform/backup/backup-place.server";
import { freePort } from "../../../scripts/free-port.mjs";
import { S3_KEYS } from "../../harness/s3-server";

const TEN_MINUTES_MS = 600_000;

it("a large backup over a slow connection gets the hours that it needs", async () => {
  Object.assign(process.env, S3_KEYS);
  const server = createServer((_, response) => {
    const pieces = [..."a backup"];
    response.writeHead(200, { "Content-Length": pieces.length.toString(), ETag: '"1"' });
    const drip = setInterval(() => response.write(pieces.shift() ?? ""), 20);
    response.once("close", () => clearInterval(drip));
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  onTestFinished(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  const place = await openBackupPlace("s3://media/of/site", { S3_ENDPOINT: `http://127.0.0.1:${port.toString()}`, AWS_REGION: "us-east-1" });
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => (now += TEN_MINUTES_MS));
  const { stream } = (await place.open("large.tar")) ?? expect.unreachable();
  expect(await text(stream)).toBe("a backup");
});
