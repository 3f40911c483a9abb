import { RESOURCES } from "~/domain/resources";
import { LANGUAGES } from "~/i18n/languages";
import type { UrlEntry } from "./urls";
import { listUrls } from "./urls";

export interface Screen {
  pattern: string;
  /** The language prefix of the path; undefined without one, as in the administration. */
  language?: string;
}

/** All screens in the table of URLs; public ones in each language. Without aliases by default. */
export async function listScreens({ withAliases = false } = {}): Promise<Screen[]> {
  const pages = (await listUrls()).filter(({ isLayout }) => !isLayout);
  const chosen = withAliases ? pages : pages.filter(isFirstOfItsFile);
  return chosen.flatMap(({ pattern }) => screensAt(pattern));
}

/** the lists of the resources share a pattern, but nothing else */
function screensAt(pattern: string): Screen[] {
  if (pattern === "/admin/:resource") return Object.values(RESOURCES).map(({ path }) => ({ pattern: `/admin/${path}` }));
  return pattern.startsWith("/:lang?") ? LANGUAGES.map((language) => ({ pattern, language })) : [{ pattern }];
}

function isFirstOfItsFile({ file }: UrlEntry, index: number, all: UrlEntry[]) {
  return all.findIndex((one) => one.file === file) === index;
}

export function isOfAdministration({ pattern }: Screen) {
  return pattern === "/admin" || pattern.startsWith("/admin/");
}

export function titleOf({ pattern, language = "" }: Screen) {
  return `${pattern.replace("/:lang?", "")} ${language}`;
}
