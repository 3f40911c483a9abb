import { expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";

it("free ports are no ports that a system gives to connections, which could take them before their server listens", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
