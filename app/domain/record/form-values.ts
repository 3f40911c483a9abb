import { type Edits, isGroup } from "./merge-edits";

/** Values as a form opens with them. */
export type FormValues = { [name: string]: string | number | boolean | null | string[] | FormValues };

export function formValuesOf(values: Edits): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formValueOf(value)]));
}

function formValueOf(value: unknown): FormValues[string] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(String);
  return isGroup(value) ? formValuesOf(value) : null;
}
