/** What a record calls itself in its snapshot; null for one without a name. */
export function recordNameIn(record: unknown): string | null {
  if (typeof record !== "object" || record === null) return null;
  const fields = new Map<string, unknown>(Object.entries(record));
  return ["name", "title", "original_name", "originalName", "key", "email"].map((key) => fields.get(key)).find(isText) ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
