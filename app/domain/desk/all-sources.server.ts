import type { Reader } from "~/platform/database-types";
import type { ExchangedText } from "./translation-file-text";
import { mediaSource } from "../media/media-source.server";
import { podcastSource } from "../texts/podcast-source.server";
import { recordSource } from "./record-source.server";
import type { TextSource } from "./translation-source.server";
import { siteTextSource } from "../texts/text-source.server";

/** Where texts come from, in the order in which a file lists them. */
export const TEXT_SOURCES: readonly TextSource[] = [siteTextSource, podcastSource, recordSource, mediaSource];

/** Every text that can be translated. */
export async function listExchangedTexts(source: Reader): Promise<ExchangedText[]> {
  const texts: ExchangedText[] = [];
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
