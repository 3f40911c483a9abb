import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { ShownValue, textOf } from "~/ui/admin/shown-value";
import { TextDifference } from "~/ui/admin/text-difference";
import { TextEntry } from "~/ui/admin/text-list";
import type { Difference } from "./history";

/** What a form calls its fields: `names` in their order, `fieldOf` also for a name that it has no more. */
export type FieldLabels = { names: readonly string[]; fieldOf: (name: string) => ConflictField };

type Props = { words: FieldLabels; differences: readonly Difference[] };

/** The fields that changed, under their names: texts word by word, everything else as old and new value. */
export function DifferenceList({ words, differences }: Props) {
  return (
    <dl className="texts">
      {inFormOrder(words, differences).map((difference) => (
        <TextEntry key={difference.name} label={words.fieldOf(difference.name).label}>
          <Values field={words.fieldOf(difference.name)} difference={difference} />
        </TextEntry>
      ))}
    </dl>
  );
}

/** why: Postgres keeps the fields of a snapshot in an order of its own */
function inFormOrder({ names }: FieldLabels, differences: readonly Difference[]): Difference[] {
  return differences.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

function Values({ field, difference: { before, after } }: { field: ConflictField; difference: Difference }) {
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
