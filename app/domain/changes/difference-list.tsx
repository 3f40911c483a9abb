import { ShownValue, textOf } from "~/ui/admin/shown-value";
import { TextDifference } from "~/ui/admin/text-difference";
import { fieldOf } from "../records/all-words";
import type { RecordNoun } from "../records/record-nouns";
import type { Difference } from "./differences";

type Props = { noun: RecordNoun; differences: readonly Difference[] };

/** The fields that changed, under their names: texts word by word, everything else as old and new value. */
export function DifferenceList({ noun, differences }: Props) {
  return (
    <dl className="texts">
      {differences.map((difference) => (
        <div className="text" key={difference.name}>
          <dt className="text-label">{fieldOf(noun, difference.name).label}</dt>
          <dd className="text-value">
            <Values noun={noun} difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({ noun, difference: { name, before, after } }: { noun: RecordNoun; difference: Difference }) {
  const field = fieldOf(noun, name);
  if (field.kind !== "whole" && isText(before) && isText(after)) {
    return <TextDifference before={textOf(before)} after={textOf(after)} lang={field.lang} />;
  }
  return (
    <div className="difference-sides">
      <div className="difference-side">
        <span className="difference-label">Vorher</span>
        <ShownValue field={field} value={before} />
      </div>
      <div className="difference-side">
        <span className="difference-label">Nachher</span>
        <ShownValue field={field} value={after} />
      </div>
    </div>
  );
}

/** Nothing counts as an empty text. */
function isText(value: unknown): boolean {
  return typeof value === "string" || value === null;
}
