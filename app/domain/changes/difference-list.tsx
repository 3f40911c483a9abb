import { ShownValue, textOf } from "~/ui/admin/shown-value";
import { TextDifference } from "~/ui/admin/text-difference";
import { fieldOf, RECORD_WORDS } from "../records/all-words";
import type { RecordNoun } from "../records/record-nouns";
import type { Difference } from "./differences";

type Props = { noun: RecordNoun; differences: readonly Difference[] };

/** The fields that changed, under their names: texts word by word, everything else as old and new value. */
export function DifferenceList({ noun, differences }: Props) {
  return (
    <dl className="texts">
      {inFormOrder(noun, differences).map((difference) => (
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

/** why: Postgres keeps the fields of a snapshot in an order of its own */
function inFormOrder(noun: RecordNoun, differences: readonly Difference[]): Difference[] {
  const names = Object.keys(RECORD_WORDS[noun].fields);
  return differences.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
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
