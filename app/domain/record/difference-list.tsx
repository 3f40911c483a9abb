import type { ConflictField, ConflictFields } from "~/ui/admin/conflict-fieldset";
import { ShownValue, textOf } from "~/ui/admin/shown-value";
import { TextDifference } from "~/ui/admin/text-difference";
import { TextEntry } from "~/ui/admin/text-list";
import type { Difference } from "./history";

type Props = { fields: ConflictFields; differences: readonly Difference[] };

export function DifferenceList({ fields, differences }: Props) {
  return (
    <dl className="texts">
      {inFormOrder(fields, differences).map((difference) => {
        const field = fieldOf(fields, difference.name);
        return (
          <TextEntry key={difference.name} label={field.label}>
            <Values field={field} difference={difference} />
          </TextEntry>
        );
      })}
    </dl>
  );
}

function fieldOf(fields: ConflictFields, name: string): ConflictField {
  if (!name.startsWith(SOURCE)) return fields[name] ?? { label: name };
  return { label: `Deutscher Text zu ${fieldOf(fields, name.slice(SOURCE.length)).label}`, kind: "lines" };
}

/** Before the fields of the German texts that translations were made from. */
const SOURCE = "source.";

/** Postgres stores the keys of JSON in its own order. */
function inFormOrder(fields: ConflictFields, differences: readonly Difference[]): Difference[] {
  const names = Object.keys(fields);
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

function isText(value: unknown): boolean {
  return typeof value === "string" || value === null;
}
