import type { ReactNode } from "react";

export type ShownField = { show?: (value: unknown) => ReactNode };

export function ShownValue({ field, value }: { field: ShownField; value: unknown }): ReactNode {
  return field.show ? field.show(value) : plain(value);
}

export function ShownPicture({ url, none }: { url: unknown; none: string }) {
  if (typeof url !== "string" || url === "") return <em>{none}</em>;
  return <img className="file-preview" src={url} alt="" width={112} height={112} />;
}

/** `name` is that of a form's field: "es.bio", "files[0].bio". */
export function valueAt(values: unknown, name: string): unknown {
  const [first = "", ...rest] = name.split(/\]?[.[]/);
  const value = typeof values === "object" && values !== null ? new Map<string, unknown>(Object.entries(values)).get(first) : null;
  return rest.length === 0 ? value : valueAt(value, rest.join("."));
}

export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? value.toString() : "";
}

function plain(value: unknown): ReactNode {
  if (typeof value === "boolean") return value ? "Ja" : "Nein";
  const text = Array.isArray(value) ? value.map(textOf).join(", ") : textOf(value);
  return text === "" ? <em>leer</em> : text;
}
