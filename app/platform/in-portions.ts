import { setImmediate } from "node:timers/promises";

/** `find` must sort by something unique. */
export async function* inPortions<Row>(find: (portion: { skip: number; take: number }) => Promise<Row[]>, take = 1_000): AsyncGenerator<Row[]> {
  let found: Row[];
  let skip = 0;
  do {
    found = await find({ skip, take });
    skip += found.length;
    if (found.length > 0) yield found;
    // SQLite reads without waiting, so long tables would block all other requests
    await setImmediate();
  } while (found.length === take);
}

/** For data in memory: lets other work run after each part. */
export async function* inParts<Whole extends { length: number; slice: (start: number, end: number) => Whole }>(whole: Whole, length: number): AsyncGenerator<Whole> {
  for (let start = 0; start < whole.length; start += length) {
    yield whole.slice(start, start + length);
    await setImmediate();
  }
}

/** Only for few rows, as it keeps all in memory. */
export async function allOf<Row>(portions: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of portions) all.push(...rows);
  return all;
}
