import { RESOURCES } from "~/domain/resources";
import { LANGUAGES } from "~/i18n/languages";
import type { UrlEntry } from "./urls";
import { listUrls } from "./urls";

export interface Screen {
  pattern: string;
  /** The language in front of the path; undefined where there is none, as in the administration. */
  language?: string;
}

/** Every screen of the table of URLs, public ones in each language. Aliases of a screen are left out unless asked for. */
export async function listScreens({ withAliases = false } = {}): Promise<Screen[]> {
  const pages = (await listUrls()).filter(({ isLayout }) => !isLayout);
  const chosen = withAliases ? pages : pages.filter(isFirstOfItsFile);
  return chosen.flatMap(({ pattern }) => screensAt(pattern));
}

/** why: the lists of the resources have a pattern in common, and nothing else */
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
