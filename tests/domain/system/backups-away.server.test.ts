import { createServer } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { findBackups } from "~/domain/system/backups.server";
import { S3_KEYS } from "../../harness/s3-server";
import { freePort } from "../../../scripts/free-port.mjs";
import { env } from "~/platform/env.server";

vi.hoisted(() => void Object.assign(process.env, { BACKUP_TO: "s3://backups/site", BACKUP_SCHEDULE: "03:30" }));

it("a silent backup storage delays the list only once, and repeated views do not ask it again", async () => {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.on("error", () => undefined).resume();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  Object.assign(process.env, S3_KEYS);
  Object.assign(env, { S3_ENDPOINT: `http://127.0.0.1:${port.toString()}` });
  expect(await findBackups()).toMatchObject({ count: null });
  const before = taken;
  for (let look = 0; look < 5; look += 1) expect(await findBackups()).toMatchObject({ count: null });
  expect(taken).toBe(before);
}, 30_000);
