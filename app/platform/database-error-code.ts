const WRAPPINGS = ["cause", "meta", "driverAdapterError"] as const;

export function driverCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(error));
  if (error instanceof Error) fields.set("cause", error.cause);
  const inner = WRAPPINGS.map((wrapping) => driverCode(fields.get(wrapping))).find((code) => code !== undefined);
  return inner ?? textIn(fields.get("originalCode")) ?? textIn(fields.get("code"));
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
