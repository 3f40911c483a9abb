import { expect, it } from "vitest";
import { filesBelow, textOf } from "./tree";

const FOLDERS = ["app", "server", "tests", "scripts", "docs", "prisma", "brand"];
const ours = FOLDERS.flatMap(filesBelow);

/** Files that the how-to pages or the build create. */
const NOT_YET = /\/(press|venues?|orte)\b|\/generated|[*<>$\\]/;
const IN_CODE_MARKS = new RegExp(`\`((?:${FOLDERS.join("|")})/[^\`\\s]+)\``, "g");
const IN_A_COMMENT = new RegExp(`(?:^\\s*(?://|\\*|/\\*\\*|#)|\\s//\\s).*?(?<![\\w./-])((?:${FOLDERS.join("|")})/[\\w./-]*\\w)`, "gm");

/** Without the decisions, which also name files that no longer exist. */
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...ours.filter((path) => path.endsWith(".md") && !path.startsWith("docs/decisions/"))];
const programs = [...ours.filter((path) => /\.(m?js|tsx?|sh|css)$/.test(path)), "Dockerfile", "fly.toml", "fly.postgres.toml"];

it.each([
  { where: "pages", paths: pages.flatMap((page) => pathsIn(page, IN_CODE_MARKS)) },
  { where: "comments", paths: programs.flatMap((file) => pathsIn(file, IN_A_COMMENT)) },
])("$where name only files that exist", ({ paths }) => {
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(({ path }) => !exists(path))).toEqual([]);
});

function pathsIn(file: string, pattern: RegExp) {
  const paths = [...textOf(file).matchAll(pattern)].flatMap(([, path = ""]) => expandBraces(path));
  return paths.filter((path) => !NOT_YET.test(path)).map((path) => ({ file, path }));
}

/** `a/{b,c}.ts` names two files. */
function expandBraces(path: string) {
  const [, before = "", names = "", after = ""] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? ["", path];
  return names.split(",").map((name) => before + name + after);
}

/** A part of the path is enough: `docs/decisions/053`, `server/built-site.test.ts`. */
function exists(path: string) {
  return ours.some((file) => `/${file}`.includes(`/${path}`));
}
