import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { markdownOf } from "~/i18n/legal-texts";
import { dictionaryOf } from "~/i18n/i18n";

const APP = join(import.meta.dirname, "../../app");

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes("generated"))
  .map((name) => readFileSync(join(APP, name), "utf8"));

/** The first argument of each call that creates a cookie: its name, or the constant with its name. */
const CALL = /\b(?:createCookie|signedCookie|persistentCookie|cookieOfThisHost)\(\s*([^,()]+)[,)]/g;

function cookieNames(): string[] {
  const names = sources.flatMap((source) => [...source.matchAll(CALL)].flatMap(([, name = ""]) => textsIn(name) ?? constant(name.trim())));
  return [...new Set(names.map((name) => name.replace("__Host-", "")))].toSorted();
}

/** `isSecure ? "__Host-a" : "a"` contains two; null if there is none. */
function textsIn(code: string): string[] | null {
  const found = [...code.matchAll(/"([\w-]+)"/g)].map(([, text = ""]) => text);
  return found.length > 0 ? found : null;
}

function constant(name: string): string[] {
  return sources.flatMap((source) => new RegExp(`const ${name} = "([\\w-]+)"`).exec(source)?.[1] ?? []);
}

it("the privacy policy lists every cookie that is set, and no other", () => {
  const listed = markdownOf(dictionaryOf("de").privacyPolicy).matchAll(/^- ([a-z-]+): .*Speicherdauer: /gm);
  const policy = [...listed].map(([, name = ""]) => name);
  expect(cookieNames().length).toBeGreaterThan(8);
  expect(policy.toSorted()).toEqual(cookieNames());
});
