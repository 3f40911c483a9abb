import { textOf } from "./shown-value";

export type FormInput = { name: string; value: string };

/** What a form would send: "on" for true, nothing for false, repeated names for lists, "es.bio" and "files[0].bio" for nested values. */
export function inputsOf(value: unknown, name = ""): FormInput[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => inputsOf(item, typeof item === "object" ? `${name}[${index.toString()}]` : name));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => inputsOf(part, name ? `${name}.${key}` : key));
  }
  const text = value === true ? "on" : textOf(value);
  return text === "" ? [] : [{ name, value: text }];
}
