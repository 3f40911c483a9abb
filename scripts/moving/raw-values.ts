import { createHash } from "node:crypto";
import * as z from "zod";

export function booleanFrom(value: unknown): boolean {
  return value === true || ["true", "t", "1", "yes", "on"].includes(String(value).toLowerCase());
}

export function flag(usual: boolean) {
  return z.unknown().optional().transform((value) => (value === undefined ? usual : booleanFrom(value)));
}

/** Parses a list in JSON, a Postgres array (`{a,"b c"}`), or items separated by pipes or commas. */
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

/** Undefined for an empty value, so that the schema uses its default. */
export function textFrom(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text === "" ? undefined : text;
}

export const whole = z.coerce.number("is no number").int("is no whole number").min(0).max(999_999).default(0);

/** Undefined for an invalid version. */
export const version = z.coerce.number().int().min(1).optional().catch(undefined);

/** A time with its zone; without one it is UTC, as in the hosted backend. */
const time = z.union([z.date(), z.string()]).transform((value, context) => {
  const date = value instanceof Date ? value : new Date(asIso(value));
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: "custom", message: "is no time" });
  return z.NEVER;
});

export const dateTime = time.optional();

export const dateTimeOrNone = time.nullable().default(null);

function asIso(text: string): string {
  const [, day, clock = "00:00:00", zone = "Z"] = /^(\d{4}-\d\d-\d\d)(?:[ T]([\d:.]+))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(text.trim()) ?? [];
  if (day === undefined) return "";
  return `${day}T${clock.replace(/(\.\d{3})\d+$/, "$1")}${/^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone}`;
}

/** The id of a record, which is part of addresses in the administration. */
export const ADDRESSED_ID = /^[\w.:-]{1,64}$/;

/** The texts of a new site have ids such as "services/podcast.topics.de". */
export const PLAIN_ID = /^[\w.:/-]{1,64}$/;

/** Keeps a usable id; other rows get an id that is the same in every run. */
export function idOf(table: string, raw: Readonly<Record<string, unknown>>, usable: RegExp): string {
  if (typeof raw.id === "string" && usable.test(raw.id)) return raw.id;
  const hex = createHash("sha256").update(JSON.stringify([table, raw])).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
