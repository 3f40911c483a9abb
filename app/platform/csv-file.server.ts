import { once } from "node:events";
import { Readable } from "node:stream";
import { type Options, stringify } from "csv-stringify/sync";

type Format = Pick<Options, "escape_formulas" | "quoted_match" | "record_delimiter">;

/** One piece for each portion of rows. German spreadsheets expect semicolons, and UTF-8 with a byte order mark. */
export async function* csvOf(head: readonly string[], portions: AsyncIterable<string[][]>, format: Format): AsyncGenerator<string> {
  const table = { ...format, delimiter: ";" };
  let piece = stringify([head], { ...table, bom: true });
  for await (const rows of portions) {
    piece += stringify(rows, table);
    if (piece !== "") yield piece;
    piece = "";
  }
}

/** Rejects if even the first piece fails. */
export async function openFileOf(pieces: AsyncIterable<string>): Promise<Readable> {
  const file = Readable.from(pieces, { highWaterMark: 1 });
  await once(file, "readable");
  return file;
}
