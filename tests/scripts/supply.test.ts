import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readDispositions } from "../../scripts/supply/advisories.mjs";
import { ROOT } from "../architecture/tree";

const [known] = readDispositions();

/** In the registry's format: https://api-docs.npmjs.com, "bulk advisory". */
const advisory = (id: string) => ({ id: 1, url: `https://github.com/advisories/${id}`, title: `What ${id} is about`, severity: "high", vulnerable_versions: "*", cwe: [], cvss: { score: 0, vectorString: null } });

/** A registry that answers npm's request for advisories with these; null for one that does not support the request. */
async function registryWith(advisories: Record<string, unknown[]> | null) {
  const server = createServer((request, response) => {
    if (request.method === "POST") response.writeHead(advisories === null ? 405 : 200).end(JSON.stringify(advisories ?? {}));
    else response.end(JSON.stringify({ name: decodeURIComponent(request.url?.slice(1) ?? ""), versions: {}, "dist-tags": {} }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? String(address.port) : ""}/`;
}

async function supplyWith(advisories: Record<string, unknown[]> | null) {
  const registry = await registryWith(advisories);
  const cache = await mkdtemp(join(tmpdir(), "calima-npm-"));
  onTestFinished(() => rm(cache, { recursive: true }));
  return new Promise<{ code: number | string; output: string }>((resolve) => {
    const env = { ...process.env, npm_config_registry: registry, npm_config_cache: cache, npm_config_fetch_retries: "0" };
    execFile(process.execPath, ["scripts/supply.mjs"], { cwd: ROOT, env }, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }));
  });
}

describe("npm run supply, with npm's own audit", () => {
  it("succeeds if each advisory has a decision", async () => {
    const { code, output } = await supplyWith({ [known?.package ?? ""]: [advisory(known?.id ?? "")] });
    expect(output).toContain("1 advisories, 0 without a decision");
    expect(code).toBe(0);
  });

  it("fails if an advisory has no decision, and names it", async () => {
    const { code, output } = await supplyWith({ zod: [advisory("GHSA-aaaa-bbbb-cccc")] });
    expect(code).toBe(1);
    expect(output).toContain("GHSA-aaaa-bbbb-cccc  zod");
  });

  it("says that nothing was compared if the registry does not support the request", async () => {
    const { code, output } = await supplyWith(null);
    expect(code).toBe(2);
    expect(output).toContain("nothing was compared");
  });
});
