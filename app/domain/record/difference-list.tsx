import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { ShownValue, textOf } from "~/ui/admin/shown-value";
import { TextDifference } from "~/ui/admin/text-difference";
import { TextEntry } from "~/ui/admin/text-list";
import { type Difference, sourceNameIn } from "./history";

/** What a form calls its fields: `names` in their order, `fieldOf` also for a name that it has no more. */
export type FieldLabels = { names: readonly string[]; fieldOf: (name: string) => ConflictField };

type Props = { words: FieldLabels; differences: readonly Difference[] };

export function DifferenceList({ words, differences }: Props) {
  return (
    <dl className="texts">
      {inFormOrder(words, differences).map((difference) => (
        <OneDifference key={difference.name} field={fieldOf(words, difference.name)} difference={difference} />
      ))}
    </dl>
  );
}

/** What a translation was made from is called after it. */
function fieldOf(words: FieldLabels, name: string): ConflictField {
  const source = sourceNameIn(name);
  return source === null ? words.fieldOf(name) : { label: `Deutscher Text zu ${words.fieldOf(source).label}`, kind: "lines" };
}

/** why: Postgres keeps the fields of a snapshot in an order of its own */
function inFormOrder({ names }: FieldLabels, differences: readonly Difference[]): Difference[] {
  return differences.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

type Shown = { field: ConflictField; difference: Difference };

function OneDifference({ field, difference }: Shown) {
  return (
    <TextEntry label={field.label}>
      <Values field={field} difference={difference} />
    </TextEntry>
  );
}

function Values({ field, difference: { before, after } }: Shown) {
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
