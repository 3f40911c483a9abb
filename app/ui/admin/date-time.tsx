import { formatDateTime } from "./dates";

export function DateTime({ at }: { at: Date }) {
  return (
    <time className="cell-nowrap" dateTime={at.toISOString()}>
      {formatDateTime(at)}
    </time>
  );
}
