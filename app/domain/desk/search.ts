import { type PermissionResource, RESOURCE_NAMES } from "../people/access/permissions";
import { partOf } from "../record/list-pages";

export const SEARCHED_RESOURCES = [
  ...RESOURCE_NAMES,
  "media",
  "messages",
  "pages",
  "content",
  "podcast_content",
  "users",
] as const satisfies readonly PermissionResource[];

export type SearchedResource = (typeof SEARCHED_RESOURCES)[number];

/** Drafts have the permissions of what they change. */
export const SEARCHED_AREAS = [...SEARCHED_RESOURCES, "drafts"] as const;

export type SearchedArea = (typeof SEARCHED_AREAS)[number];

export type Findable = { id: string; title: string; texts: readonly (string | null)[]; isInactive?: boolean };

export type Hit = { id: string; title: string; excerpt: string; isInactive: boolean };

type Hits = { hits: Hit[]; total: number };

const LONGEST_QUESTION = 100;
const MOST_WORDS = 8;
const AROUND = 40;

export function wordsOf(question: string): string[] {
  return folded(question.slice(0, LONGEST_QUESTION)).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** Records with the words in the title come first. Keeps only `limit` in memory. Ignores case and accents. */
export async function findHits(records: Iterable<Findable> | AsyncIterable<Findable>, words: readonly string[], limit: number): Promise<Hits> {
  const best: { inTitle: number; record: Findable }[] = [];
  const patterns = words.map((word) => patternOf(word));
  let total = 0;
  for await (const record of words.length === 0 ? [] : records) {
    const inTitle = countInTitle(record, patterns);
    if (inTitle === null) continue;
    total += 1;
    const worse = best.findIndex((one) => one.inTitle < inTitle);
    best.splice(worse < 0 ? best.length : worse, 0, { inTitle, record });
    best.length = Math.min(best.length, limit);
  }
  return { hits: best.map(({ record }) => hitOf(record, patterns)), total };
}

function hitOf({ id, title, texts, isInactive = false }: Findable, patterns: readonly RegExp[]): Hit {
  return { id, title, excerpt: excerptOf(texts, patterns), isInactive };
}

/** How many of the words are in the title; null if one of the words is nowhere. */
function countInTitle({ title, texts }: Findable, patterns: readonly RegExp[]): number | null {
  const [foldedTitle, ...others] = [title, ...texts].map((text) => folded(text ?? ""));
  const missing = patterns.filter((pattern) => !pattern.test(foldedTitle ?? ""));
  return missing.every((pattern) => others.some((text) => pattern.test(text))) ? patterns.length - missing.length : null;
}

function excerptOf(texts: Findable["texts"], patterns: readonly RegExp[]): string {
  for (const text of texts) {
    if (text === null) continue;
    const place = firstPlace(folded(text), patterns);
    if (place >= 0) return cutAround(text, place);
  }
  return "";
}

function firstPlace(text: string, patterns: readonly RegExp[]): number {
  const places = patterns.map((pattern) => text.search(pattern)).filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function cutAround(text: string, place: number): string {
  const begin = Math.max(0, place - AROUND);
  const end = Math.min(text.length, place + 2 * AROUND);
  const cut = partOf(text, begin, end).replaceAll(/\s+/g, " ").trim();
  return `${begin > 0 ? "…\u00a0" : ""}${cut}${end < text.length ? "\u00a0…" : ""}`;
}

export type Piece = { text: string; isFound: boolean };

/** A single letter is nearly everywhere, so nearly all text would be marked. */
const SHORTEST_MARKED = 2;

export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const letters = [...text].map((letter) => ({ letter, folded: folded(letter) }));
  const found = foundIn(letters.map((one) => one.folded), words.filter(({ length }) => length >= SHORTEST_MARKED));
  const pieces: Piece[] = [];
  for (const [index, { letter }] of letters.entries()) {
    const isFound = found.has(index);
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  }
  return pieces;
}

function foundIn(letters: readonly string[], words: readonly string[]): Set<number> {
  const owners = letters.flatMap((letter, index) => Array<number>(letter.length).fill(index));
  const text = letters.join("");
  const found = new Set<number>();
  for (const word of words) {
    for (const { index: place, 0: match } of text.matchAll(patternOf(word, "g"))) {
      owners.slice(place, place + match.length).forEach((index) => found.add(index));
    }
  }
  return found;
}

/** "mueller", "müller" and "muller" find "Müller". */
const SPELLINGS = new Map(
  ["aä", "oö", "uü"].flatMap((both) => {
    const [plain = "", umlaut = ""] = both;
    return [[plain, `[${both}]`], [`${plain}e`, `(?:[${both}]e|${umlaut})`], [umlaut, `(?:${plain}e|[${both}])`]] as const;
  }),
);

function patternOf(word: string, flags = ""): RegExp {
  const source = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(/[aou]e|[aouäöü]/g, (letters) => SPELLINGS.get(letters) ?? letters);
  return new RegExp(source, flags);
}

const BEYOND_ASCII = /[^\x20-\x7e\s]/;

/** Removes case, accents and invisible characters such as soft hyphens, but keeps umlauts. The length hardly changes, so that positions in both texts agree. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  // tested first: most texts have none, and for ten thousand records this is most of the work
  return BEYOND_ASCII.test(lower) ? lower.normalize("NFD").replaceAll(ACCENTS, "").normalize("NFC").replaceAll("ß", "ss") : lower;
}

const ACCENTS = /(?<![aou])\u0308|[^\P{M}\u0308]|\p{Cf}/gu;
