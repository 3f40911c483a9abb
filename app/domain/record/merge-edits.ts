import { type Edits, type FieldConflict, type FormCheck, groupOf, isGroup, isSame } from "./any-record";

export type Merge<Values> = { merged: Values; conflicts: FieldConflict[] };

type Sides<Values extends Edits = Edits> = { base: Edits | null; stored: Edits; typed: Values; check?: FormCheck };

/**
 * Three-way merge: `base` is what the form was made from, `stored` what somebody else has saved since. If both sides
 * changed a field differently, it is a conflict and keeps the typed value; without `base` every difference is one. The
 * fields of `check` conflict too if the typed form passes it and the merged form does not.
 */
export function mergeEdits<Values extends Edits>({ check, ...sides }: Sides<Values>): Merge<Values> {
  const { merged, conflicts } = mergeGroup(sides, "");
  if (!check?.isRight(sides.typed) || check.isRight(merged)) return { merged, conflicts };
  const { fields, message } = check;
  const together = fields.map((name) => ({ name, base: sides.base?.[name], stored: sides.stored[name], typed: sides.typed[name], message }));
  const typed = Object.fromEntries(together.map((field) => [field.name, field.typed]));
  return { merged: { ...merged, ...typed }, conflicts: [...conflicts.filter(({ name }) => !fields.includes(name)), ...together] };
}

function mergeGroup<Values extends Edits>(sides: Sides<Values>, prefix: string): Merge<Values> {
  const fields = Object.keys(sides.typed).map((name) => ({ name, ...mergeField(name, sides, prefix) }));
  const values = Object.fromEntries(fields.map(({ name, merged }) => [name, merged]));
  return { merged: { ...sides.typed, ...values }, conflicts: fields.flatMap(({ conflicts }) => conflicts) };
}

function mergeField(name: string, sides: Sides, prefix: string): Merge<unknown> {
  const [base, stored, typed] = [sides.base?.[name], sides.stored[name], sides.typed[name]];
  if (isGroup(typed)) {
    return mergeGroup({ base: sides.base && groupOf(base), stored: groupOf(stored), typed }, `${prefix}${name}.`);
  }
  const isUntouched = (value: unknown) => sides.base !== null && isSame(value, base);
  if (isSame(typed, stored) || isUntouched(stored)) return { merged: typed, conflicts: [] };
  if (isUntouched(typed)) return { merged: stored, conflicts: [] };
  return { merged: typed, conflicts: [{ name: prefix + name, base, stored, typed }] };
}
