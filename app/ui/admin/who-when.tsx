import { DateTime } from "./date-time";
import { Noted } from "./table";

/** Who did something, and below it when: in the cell of a table. */
export function WhoWhen({ who, at }: { who: string; at: Date }) {
  return <Noted note={<DateTime at={at} />}>{who}</Noted>;
}
