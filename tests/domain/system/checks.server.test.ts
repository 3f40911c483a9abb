import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkSurroundings } from "~/domain/system/checks.server";
import { env } from "~/platform/env.server";

it("the checks leave no probe files behind", async () => {
  expect(await checkSurroundings()).toContainEqual(expect.objectContaining({ name: "storage", state: "ok" }));
  expect((await readdir(env.DATA_DIR, { recursive: true })).filter((name) => name.includes("probe-"))).toEqual([]);
});
