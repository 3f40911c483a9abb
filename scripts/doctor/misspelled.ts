import { envSchema } from "../../app/platform/env-schema";

const KNOWN = [...Object.keys(envSchema.shape), "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

/** Shorter names resemble others: HOST and HOME. */
const SHORTEST = 7;

/** Variables that the site ignores, with the setting that each differs from by at most two letters. */
export function findMisspelled(names: readonly string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    const meant = KNOWN.find((known) => known.length >= SHORTEST && distance(name.toUpperCase(), known) <= 2);
    return meant === undefined || KNOWN.includes(name) ? [] : [{ name, meant }];
  });
}

/** By Levenshtein. `row` has the distances of the beginnings of `to` from that of `from`. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1];
    for (const [at, other] of [...to].entries()) {
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
