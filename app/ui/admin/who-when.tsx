import { DateTime } from "./date-time";
import { Noted } from "./table";

export function WhoWhen({ who, at }: { who: string; at: Date }) {
  return <Noted note={<DateTime at={at} />}>{who}</Noted>;
}
