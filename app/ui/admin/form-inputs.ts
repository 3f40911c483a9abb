export type FormInput = { name: string; value: string };

/** What a form would send: "on" for true, nothing for false, repeated names for lists, "es.bio" for nested values. */
export function inputsOf(value: unknown, name = ""): FormInput[] {
  if (Array.isArray(value)) return value.flatMap((item) => inputsOf(item, name));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => inputsOf(part, name ? `${name}.${key}` : key));
  }
  if (typeof value === "boolean") return value ? [{ name, value: "on" }] : [];
  if (typeof value === "number") return [{ name, value: value.toString() }];
  return typeof value === "string" && value !== "" ? [{ name, value }] : [];
}
