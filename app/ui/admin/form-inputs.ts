export type FormInput = { name: string; value: string };

/** As a form would send them: "on" for true, nothing for false, lists as repeated names, groups as "es.bio". */
export function inputsOf(value: unknown, name = ""): FormInput[] {
  if (Array.isArray(value)) return value.flatMap((item) => inputsOf(item, name));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => inputsOf(part, name ? `${name}.${key}` : key));
  }
  if (typeof value === "boolean") return value ? [{ name, value: "on" }] : [];
  if (typeof value === "number") return [{ name, value: value.toString() }];
  return typeof value === "string" && value !== "" ? [{ name, value }] : [];
}
