import { setImmediate } from "node:timers/promises";

/** All rows, some at a time, so that nobody holds them at once. `find` reads them in an order that no two of them share. */
export async function* inPortions<Row>(find: (portion: { skip: number; take: number }) => Promise<Row[]>, take = 1_000): AsyncGenerator<Row[]> {
  let found: Row[];
  let skip = 0;
  do {
    found = await find({ skip, take });
    skip += found.length;
    if (found.length > 0) yield found;
    // why: reading a SQLite file never waits for anything, and long tables would keep every other request waiting
    await setImmediate();
  } while (found.length === take);
}

/** What is in memory already - a text, bytes, a list -, a part at a time, so that others have their turn behind each. */
export async function* inParts<Whole extends { length: number; slice: (start: number, end: number) => Whole }>(whole: Whole, length: number): AsyncGenerator<Whole> {
  for (let start = 0; start < whole.length; start += length) {
    yield whole.slice(start, start + length);
    await setImmediate();
  }
}

/** All of them at once, for what is known to be little. */
export async function allOf<Row>(portions: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of portions) all.push(...rows);
  return all;
}
