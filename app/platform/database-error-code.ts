const WRAPPINGS = ["cause", "meta", "driverAdapterError"] as const;

/** An error may be its own cause. */
const DEEPEST = 8;

export function driverCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return undefined;
  const fields = new Map<string, unknown>(Object.entries(error));
  if (error instanceof Error) fields.set("cause", error.cause);
  const inner = WRAPPINGS.map((wrapping) => driverCode(fields.get(wrapping), depth + 1)).find((code) => code !== undefined);
  return inner ?? textIn(fields.get("originalCode")) ?? textIn(fields.get("code"));
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
