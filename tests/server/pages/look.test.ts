import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { startBuiltSite } from "./built-app";
import type { SmallSite } from "../small-site";

it("the next answer shows another company's colours in a style whose hash is in the policy, and its name instead of the wordmark", async () => {
  const site = await startBuiltSite();
  const usual = await site.ask("/de");
  expect([styleIn(usual.text), policyOf(usual)]).toEqual([undefined, "style-src 'self'"]);
  save(site, "look", { accent: "#1d4ed8", ink: "#1e1b4b" });
  const blue = await site.ask("/de");
  const style = styleIn(blue.text) ?? "";
  expect(style).toContain("--ink-900:#1e1b4b");
  expect(policyOf(blue)).toBe(`style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  const renderings = site.reached.length;
  expect(styleIn((await site.ask("/de")).text)).toBe(style);
  expect(site.reached.length).toBe(renderings);
  site.database.exec("DELETE FROM website_settings WHERE key = 'look'");
  expect((await site.ask("/de")).text).toBe(usual.text);

  // in this test, because the built pages keep one database, and so one site
  save(site, "company", { name: "Xaloc Films" });
  const { text } = await site.ask("/de");
  expect(text).toContain('<span class="logo-name">Xaloc Films</span>');
  expect(text).not.toMatch(/wordmark-letters|\/artwork\/share\/|icons\/512/);
});

function save(site: SmallSite, key: string, values: Record<string, string>): void {
  site.database.exec(`INSERT INTO website_settings (key, value, version, updated_at) VALUES ('${key}', '${JSON.stringify(values)}', 1, '2026-01-15T09:30:00.000+00:00')`);
}

function styleIn(html: string): string | undefined {
  return /<style>([^<]*)<\/style>/.exec(html)?.[1];
}

function policyOf({ headers }: Awaited<ReturnType<SmallSite["ask"]>>): string | undefined {
  return String(headers["content-security-policy"]).split("; ").find((directive) => directive.startsWith("style-src"));
}
