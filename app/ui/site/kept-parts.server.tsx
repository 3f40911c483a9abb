import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { type Ask, KEPT_ELEMENT, Keeping } from "./kept-part";

/** Includes the keys. A frame has up to 12,000 characters, a card about 2,000. */
const MOST_CHARACTERS = 3_000_000;

const texts = new LRUCache<string, string>({ maxSize: MOST_CHARACTERS, sizeCalculation: (text, key) => text.length + key.length });

const PARTS = new RegExp(`<${KEPT_ELEMENT} id="(\\d+)">(.*?)</${KEPT_ELEMENT}>`, "gs");

export function withKeptParts(page: ReactElement, render: (page: ReactElement) => string): string {
  const parts: { key: string; text: string | undefined }[] = [];
  const ask: Ask = (key) => {
    const text = texts.get(key);
    return { number: parts.push({ key, text }) - 1, isKept: text !== undefined };
  };
  const html = render(<Keeping.Provider value={ask}>{page}</Keeping.Provider>);
  return html.replaceAll(PARTS, (_, number: string, made: string) => {
    const { key, text } = parts[Number(number)] ?? { key: "", text: made };
    // a copy, because a substring would keep the whole page in memory
    if (text === undefined) texts.set(key, Buffer.from(made).toString());
    return text ?? made;
  });
}
