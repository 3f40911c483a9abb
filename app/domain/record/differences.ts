import { type Edits, isSame } from "./merge-edits";

/** A field with two values, old and new. `name` is "es.bio" for what lies in a group. */
export type Difference = { name: string; before: unknown; after: unknown };

/** The fields in which two states of a record differ, in the order of the newer one. Its version is no field of it. */
export function differencesBetween(before: Edits, after: Edits): Difference[] {
  const [old, young] = [new Map(flatFields(before)), new Map(flatFields(after))];
  const names = new Set([...young.keys(), ...old.keys()]);
  return [...names]
    .filter((name) => name !== "version" && !isSame(old.get(name), young.get(name)))
    .map((name) => ({ name, before: old.get(name) ?? null, after: young.get(name) ?? null }));
}

/** A snapshot as it comes out of the table; null for what is none. */
export function snapshotFrom(value: unknown): Edits | null {
  return isGroup(value) ? value : null;
}

/** The fields of a record in one row: "es.bio" for what lies in a group. */
export function flatFields(values: Edits, prefix = ""): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isGroup(value) ? flatFields(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

function isGroup(value: unknown): value is Edits {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
