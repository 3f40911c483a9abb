import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { cruise } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import rules from "../../.dependency-cruiser.cjs";

/** Importing file, imported file or package, and the rule that must report it (null: allowed). */
const cases: [from: string, to: string, rule: string | null][] = [
  ["app/routes/a.tsx", "app/http/guard.server.ts", null],
  ["app/routes/b.tsx", "app/domain/team/members.server.ts", null],
  ["app/routes/c.tsx", "app/platform/database.server.ts", "routes-imports-only-its-layers"],
  ["app/routes/d.tsx", "app/routes/e.tsx", "no-route-imports-a-route"],
  ["app/routes/e.tsx", "@prisma/client", "prisma-only-in-platform"],
  ["app/root.tsx", "app/browser/site.ts", null],
  ["app/root.tsx", "app/platform/env.server.ts", "routes-imports-only-its-layers"],
  ["app/http/form.server.ts", "app/platform/env.server.ts", null],
  ["app/http/form.server.ts", "@conform-to/zod", null],
  ["app/http/page.server.ts", "app/ui/button.tsx", "http-imports-only-its-layers"],
  ["app/http/turn.server.ts", "app/routes/e.tsx", "http-imports-only-its-layers"],
  ["app/domain/team/members.server.ts", "app/platform/database.server.ts", null],
  ["app/domain/team/members.server.ts", "app/domain/changes/changes.server.ts", null],
  ["app/domain/team/answer.server.ts", "app/http/session.server.ts", "domain-server-imports-only-its-layers"],
  ["app/domain/team/remix.server.ts", "@remix-run/node", "domain-knows-no-framework"],
  ["app/domain/team/react.ts", "react", "domain-knows-no-framework"],
  ["app/domain/team/picture.server.ts", "sharp", "machinery-only-in-platform"],
  ["app/domain/team/use-row.ts", "react", null],
  ["app/domain/team/use-secret.ts", "app/http/cache.ts", "domain-views-imports-only-its-layers"],
  ["app/domain/team/shown.ts", "app/domain/team/card.tsx", "rules-and-reads-know-no-view"],
  ["app/domain/team/member.ts", "app/i18n/languages.ts", null],
  ["app/domain/team/pure.ts", "app/platform/types.ts", "domain-pure-imports-only-its-layers"],
  ["app/domain/team/leak.ts", "app/domain/team/secrets.server.ts", "views-and-pure-files-stay-off-the-server"],
  ["app/domain/team/card.tsx", "app/ui/button.tsx", null],
  ["app/domain/team/card.tsx", "@remix-run/react", null],
  ["app/domain/team/list.tsx", "app/domain/team/secrets.server.ts", "views-and-pure-files-stay-off-the-server"],
  ["app/domain/team/node.tsx", "@remix-run/node", "views-know-no-node-framework"],
  ["app/domain/team/form.tsx", "@conform-to/react", "conform-only-in-forms"],
  ["app/ui/form/field.tsx", "@conform-to/react", null],
  ["app/ui/link.tsx", "app/paths.ts", null],
  ["app/ui/wise.tsx", "app/domain/team/member.ts", "ui-imports-only-its-layers"],
  ["app/i18n/words.ts", "app/paths.ts", "i18n-imports-only-its-layers"],
  ["app/platform/disk.server.ts", "better-sqlite3", null],
  ["app/platform/knowing.server.ts", "app/i18n/languages.ts", "platform-imports-only-its-layers"],
  ["app/browser/site.ts", "app/ui/button.tsx", "browser-imports-only-its-layers"],
  ["app/http/loose.server.ts", "server/front.ts", "app-imports-nothing-outside"],
  ["app/ui/tested.tsx", "vitest", "nothing-from-development-at-run-time"],
  ["app/ui/lost.tsx", "app/ui/missing.tsx", "nothing-unresolved"],
  ["server/front.ts", "app/i18n/languages.ts", null],
  ["server/painted.ts", "brand/hero.mjs", "brand-is-known-to-nobody"],
  ["server/deep.ts", "app/platform/database.server.ts", "front-imports-only-pure-files"],
  ["app/domain/team/guarded.tsx", "app/http/cache.ts", "domain-views-imports-only-its-layers"],
  ["app/paths.ts", "app/ui/button.tsx", "paths-imports-only-its-layers"],
  ["app/ui/borrowed.tsx", "acorn", "nothing-undeclared"],
  ["tests/a.test.ts", "acorn", "nothing-undeclared-in-tests"],
  ["tests/b.test.ts", "turbo-stream", null],
  ["app/domain/desk/menu.ts", "app/domain/resources.ts", null],
  ["app/domain/resources.ts", "app/domain/team/team.ts", null],
  ["app/domain/resources.ts", "app/domain/desk/trash.ts", "resources-imports-no-folder-above"],
  ["app/domain/team/draft.ts", "app/domain/resources.ts", "team-imports-no-folder-above"],
  ["app/domain/texts/pages.ts", "app/domain/services/area.ts", "texts-imports-no-folder-above"],
  ["app/domain/media/uses.server.ts", "app/domain/texts/content.server.ts", "messages-imports-no-folder-above"],
  ["app/domain/people/users/photo.ts", "app/domain/media/photo.ts", "people-login-log-imports-no-folder-above"],
  ["app/domain/company/facts.server.ts", "app/domain/people/access/who.server.ts", "company-imports-no-folder-above"],
  ["app/domain/record/save.server.ts", "app/domain/people/access/who.server.ts", "record-imports-no-folder-above"],
  ["app/domain/media/kept.ts", "app/domain/system/disk.ts", null],
  ["app/domain/system/state.ts", "app/domain/media/pictures.ts", null],
  ["app/i18n/languages.ts", "app/i18n/circle.ts", null],
  ["app/i18n/circle.ts", "app/i18n/languages.ts", "no-cycles"],
];

/** Compares folders, so no single import can be its case. */
const FOLDER_CYCLE = "no-circles-of-folders";

/** A small tree that breaks each rule once, and uses our packages. */
const home = mkdtempSync(join(tmpdir(), "layers-"));

function writeTree() {
  const sources = new Map<string, string>();
  for (const [from, to] of cases) {
    if (to.includes("/") && !to.startsWith("@") && !to.includes("missing")) sources.set(to, sources.get(to) ?? "");
    sources.set(from, `${sources.get(from) ?? ""}import ${JSON.stringify(specifier(from, to))};\n`);
  }
  for (const [path, source] of sources) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), source);
  }
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(home, "node_modules"));
  symlinkSync(join(import.meta.dirname, "../../package.json"), join(home, "package.json"));
}

function specifier(from: string, to: string) {
  const isPackage = !/^(app|server|brand)\//.test(to);
  return isPackage ? to : `./${relative(dirname(from), to)}`;
}

let violations: { rule: string; from: string; to: string }[] = [];

beforeAll(async () => {
  writeTree();
  const { output } = await cruise(["app", "server", "tests"], {
    ...rules.options,
    tsConfig: undefined,
    preserveSymlinks: true,
    baseDir: home,
    ruleSet: { forbidden: rules.forbidden ?? [] },
    validate: true,
  });
  violations = violationsOf(output);
});

afterAll(() => {
  rmSync(home, { recursive: true });
});

function violationsOf(output: ICruiseResult | string) {
  if (typeof output === "string") throw new Error("expected the result as an object");
  return output.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
}

describe("the layer rules", () => {
  it.each(cases)("%s -> %s: %s", (from, to, rule) => {
    const names = violations.filter((one) => one.from === from && isTarget(one.to, to)).map((one) => one.rule);
    if (rule === null) expect(names).toEqual([]);
    else expect(names).toContain(rule);
  });

  it("report folders that import each other, even if no two of their files do", () => {
    expect(violations).toContainEqual({ rule: FOLDER_CYCLE, from: "app/domain/media", to: "app/domain/system" });
  });

  it("have a case for every rule", () => {
    const tested = new Set([...cases.map(([, , rule]) => rule), FOLDER_CYCLE]);
    const untested = (rules.forbidden ?? []).map(({ name }) => name).filter((name) => !tested.has(name ?? null));
    expect(untested).toEqual([]);
  });
});

function isTarget(found: string, to: string) {
  return found === to || found.includes(`node_modules/${to}/`) || found === "./missing.tsx";
}
