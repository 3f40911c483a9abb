/** The values of a record as a form edits them; a group of fields (`es`) is an object of its own. */
export type Edits = Readonly<Record<string, unknown>>;

/** `name` is "es.bio" for what lies in a group. A field that conflicts only together with others says why in `message`. */
export type FieldConflict = { name: string; base: unknown; stored: unknown; typed: unknown; message?: string };

export type Merge<Values> = { merged: Values; conflicts: FieldConflict[] };

/** What fields have to be together, which no one of them can know alone. The first of them carries the message. */
export type FormCheck = { fields: readonly [string, ...string[]]; isRight: (form: Edits) => boolean; message: string };

type Sides<Values extends Edits = Edits> = { base: Edits | null; stored: Edits; typed: Values; check?: FormCheck };

/**
 * Brings two edits of one record together. `base` is the record as the form was made from, `stored` as somebody else
 * has saved it since, `typed` what the form says now. A field that only one side changed takes that side's value; one
 * that both changed differently is a conflict and keeps, for the time being, what was typed. Where nobody knows `base`
 * any more, every difference is a conflict. So are the fields of `check` where it passes what was typed, and not the two together.
 */
export function mergeEdits<Values extends Edits>({ check, ...sides }: Sides<Values>): Merge<Values> {
  const { merged, conflicts } = mergeGroup(sides, "");
  if (!check?.isRight(sides.typed) || check.isRight(merged)) return { merged, conflicts };
  const { fields, message } = check;
  const together = fields.map((name) => ({ name, base: sides.base?.[name], stored: sides.stored[name], typed: sides.typed[name], message }));
  const typed = Object.fromEntries(together.map((field) => [field.name, field.typed]));
  return { merged: { ...merged, ...typed }, conflicts: [...conflicts.filter(({ name }) => !fields.includes(name)), ...together] };
}

/** Equal as a form sees it: nothing, null and the empty text are one; so are the line ends of two systems. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(asTyped(one)) === JSON.stringify(asTyped(other));
}

export function isSameEdit(one: Edits, other: Edits): boolean {
  return Object.entries(one).every(([name, value]) =>
    isGroup(value) ? isSameEdit(value, groupOf(other[name])) : isSame(value, other[name]),
  );
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

export function isGroup(value: unknown): value is Edits {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

export function groupOf(value: unknown): Edits {
  return isGroup(value) ? value : {};
}

function asTyped(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n");
  return Array.isArray(value) ? value.map(asTyped) : (value ?? "");
}
