import { Moment } from "./moment";

type Props = { who: string; at: Date };

/** Who did something, and below it when: in the cell of a table. */
export function WhoWhen({ who, at }: Props) {
  return (
    <>
      {who}
      <span className="cell-note">
        <Moment at={at} />
      </span>
    </>
  );
}
