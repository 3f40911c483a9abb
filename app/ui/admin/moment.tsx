import { formatMoment } from "./dates";

/** A point in time, for people and for machines. */
export function Moment({ at }: { at: Date }) {
  return (
    <time className="cell-nowrap" dateTime={at.toISOString()}>
      {formatMoment(at)}
    </time>
  );
}
