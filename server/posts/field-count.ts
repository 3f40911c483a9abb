import { boundaryOf, MOST_FIELDS } from "../../app/http/cut-body";

export type FieldCounter = (chunk: Buffer) => boolean;

export function fieldCounter(contentType = ""): FieldCounter {
  // fields have one "&" less between them, but one boundary more around them
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return countingCounter("&", MOST_FIELDS - 1);
  const boundary = boundaryOf(contentType);
  return boundary === null ? () => false : countingCounter(`--${boundary}`, MOST_FIELDS + 1);
}

function countingCounter(text: string, most: number): FieldCounter {
  const separator = Buffer.from(text);
  const partial = separator.length - 1;
  let found = 0;
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    // a separator may be split between two pieces, and concatenating them would copy every file
    const seam = Buffer.concat([tail, chunk.subarray(0, partial)]);
    found += countIn(seam, separator) + countIn(chunk, separator);
    const end = chunk.length < partial ? seam : chunk;
    tail = end.subarray(Math.max(end.length - partial, 0));
    return found > most;
  };
}

function countIn(bytes: Buffer, separator: Buffer): number {
  let found = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) found += 1;
  return found;
}
