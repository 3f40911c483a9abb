import { type Edits, isGroup } from "./any-record";

export type FormValues = { [name: string]: string | number | boolean | null | string[] | FormValues };

export function formValuesOf(values: Edits): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formValueOf(value)]));
}

function formValueOf(value: unknown): FormValues[string] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(String);
  return isGroup(value) ? formValuesOf(value) : null;
}

export type TypedFields = Record<string, string | string[]>;

/** `{ "es.bio": "…" }` becomes `{ es: { bio: "…" } }`, and "a[0].b" becomes `{ a: { 0: { b } } }`. */
export function grouped(fields: TypedFields): FormValues {
  const groups = new Map<string, TypedFields>();
  const values: [string, FormValues[string]][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [group = "", ...rest] = name.replace(/\[(\d+)\]/g, ".$1").split(".");
    if (rest.length === 0) values.push([name, value]);
    else groups.set(group, { ...groups.get(group), [rest.join(".")]: value });
  }
  const nested = [...groups].map(([name, inner]) => [name, grouped(inner)] as const);
  return Object.fromEntries([...values, ...nested]);
}
