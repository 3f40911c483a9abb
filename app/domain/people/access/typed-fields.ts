/** What was typed, by field name; a name that was sent several times has all its values. */
export type TypedFields = Record<string, string | string[]>;

/** The same as a form's default values: one level for each dot in the names. */
export type FormValues = { [name: string]: string | string[] | FormValues };

/** `{ "es.bio": "…" }` becomes `{ es: { bio: "…" } }`. */
export function grouped(fields: TypedFields): FormValues {
  const groups = new Map<string, TypedFields>();
  const values: [string, FormValues[string]][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [group = "", ...rest] = name.split(".");
    if (rest.length === 0) values.push([name, value]);
    else groups.set(group, { ...groups.get(group), [rest.join(".")]: value });
  }
  const nested = [...groups].map(([name, inner]) => [name, grouped(inner)] as const);
  return Object.fromEntries([...values, ...nested]);
}
