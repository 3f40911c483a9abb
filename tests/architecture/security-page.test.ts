import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, textOf } from "./tree";

const page = textOf("docs/security.md");

it("docs/security.md names only files that exist", () => {
  const named = [...page.matchAll(/`((?:app|server|tests|scripts|docs|prisma)\/[^`]+)`/g)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

it("docs/security.md has a verdict on every chapter of the ASVS", () => {
  const rows = [...page.matchAll(/^\| \*{0,2}V(\d+)[^|]*\|([^|]*)\|/gm)];
  const judged = new Set(rows.filter(([, , verdict = ""]) => /^ (met|partly|not there|the deployer's) $/.test(verdict)).map(([, chapter]) => Number(chapter)));
  expect([...judged]).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
