import { boundaryOf } from "../../app/http/cut-body";

const MAX_FIELDS = 200;

/** Takes the body piece by piece and says whether it has more fields than any form of ours. */
export type FieldCounter = (chunk: Buffer) => boolean;

export function fieldCounter(contentType = ""): FieldCounter {
  const separator = separatorOf(contentType);
  return separator === null ? () => false : countingCounter(separator);
}

/** What stands between two fields; null when the body is no form. */
function separatorOf(contentType: string): Buffer | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return Buffer.from("&");
  const boundary = boundaryOf(contentType);
  return boundary === null ? null : Buffer.from(`--${boundary}`);
}

function countingCounter(separator: Buffer): FieldCounter {
  let found = 0;
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
    let end = 0;
    for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, end)) {
      found += 1;
      end = at + separator.length;
    }
    // why: a separator may be cut in two between this piece and the next
    tail = bytes.subarray(Math.max(end, bytes.length - separator.length + 1));
    return found > MAX_FIELDS;
  };
}
