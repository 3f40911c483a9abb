import { DateTime } from "./date-time";

type Props = { who: string; at: Date };

/** Who did something, and below it when: in the cell of a table. */
export function WhoWhen({ who, at }: Props) {
  return (
    <>
      {who}
      <span className="cell-note">
        <DateTime at={at} />
      </span>
    </>
  );
}
