import { formatDateTime } from "./dates";

/** A point in time, for people and for machines. */
export function DateTime({ at }: { at: Date }) {
  return (
    <time className="cell-nowrap" dateTime={at.toISOString()}>
      {formatDateTime(at)}
    </time>
  );
}
