import * as z from "zod";

/** A true or false as Postgres, CSV and JSON write it. */
export function booleanFrom(value: unknown): boolean {
  return value === true || ["true", "t", "1", "yes", "on"].includes(String(value).toLowerCase());
}

export function flag(usual: boolean) {
  return z.unknown().optional().transform((value) => (value === undefined ? usual : booleanFrom(value)));
}

/** A list as JSON, as an array of Postgres (`{a,"b c"}`), or as items between pipes or commas. */
export function listFrom(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const text = textFrom(value) ?? "";
  if (text.startsWith("[")) return z.array(z.string()).catch([text]).parse(jsonFrom(text));
  const items = text.startsWith("{") ? text.slice(1, -1).matchAll(/"(?:[^"\\]|\\.)*"|[^,]+/g) : text.matchAll(/[^|,]+/g);
  return [...items].map(([item]) => item.trim().replaceAll(/^"|"$/g, "").replaceAll(/\\(.)/g, "$1")).filter(Boolean);
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Undefined for nothing, so that a schema says what then is usual. */
export function textFrom(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text === "" ? undefined : text;
}

export const whole = z.coerce.number("is no number").int("is no whole number").min(0).max(999_999).default(0);

/** A time with its zone; one without is taken as UTC, as the hosted backend keeps it. */
const time = z.union([z.date(), z.string()]).transform((value, context) => {
  const date = value instanceof Date ? value : new Date(asIso(value));
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: "custom", message: "is no time" });
  return z.NEVER;
});

export const moment = time.optional();

export const momentOrNone = time.nullable().default(null);

function asIso(text: string): string {
  const [, day, clock = "00:00:00", zone = "Z"] = /^(\d{4}-\d\d-\d\d)(?:[ T]([\d:.]+))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(text.trim()) ?? [];
  if (day === undefined) return "";
  return `${day}T${clock.replace(/(\.\d{3})\d+$/, "$1")}${/^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone}`;
}
