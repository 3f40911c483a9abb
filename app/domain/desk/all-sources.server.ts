import type { Reader } from "~/platform/database-types";
import type { TranslatableText } from "../texts/translatable-text";
import { podcastSource } from "../texts/podcast-source.server";
import { recordSource } from "./record-source.server";
import type { TextSource } from "../texts/translation-source.server";
import { siteTextSource } from "../texts/text-source.server";

/** Where texts come from, in the order in which a file lists them. */
export const TEXT_SOURCES: readonly TextSource[] = [siteTextSource, podcastSource, recordSource];

/** Every text that can be translated. */
export async function listTranslatableTexts(source: Reader): Promise<TranslatableText[]> {
  const texts: TranslatableText[] = [];
  for (const { list } of TEXT_SOURCES) texts.push(...(await list(source)));
  return texts;
}

/** The source that a key belongs to. */
export function sourceOf(key: string): TextSource {
  const prefix = key.slice(0, key.indexOf("/"));
  const source = TEXT_SOURCES.find(({ prefixes }) => prefixes.includes(prefix));
  if (source === undefined) throw new Error(`no source of ${key}`);
  return source;
}
