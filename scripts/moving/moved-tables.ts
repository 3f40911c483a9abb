import * as z from "zod";
import { COMPANY_ID, companyFields } from "../../app/domain/company/company-schema";
import { LOOK_ID } from "../../app/domain/system/look";
import { lookFields, popupFields, siteLanguagesFields } from "../../app/domain/system/setting-schemas";
import { RESOURCE_NAMES, type ResourceName, ROLE_NAMES } from "../../app/domain/people/access/permissions";
import { columnOf, type Field } from "../../app/domain/record/field-kinds";
import { media } from "../../app/domain/media/media";
import { isPictureCategory, type PictureCategory } from "../../app/domain/media/picture";
import { line, requiredLine, text, translationSchemaOf } from "../../app/domain/record/field-schemas";
import { schemasOf } from "../../app/domain/record/resource-schemas";
import type { Resource } from "../../app/domain/record/resource";
import { RESOURCES, TRANSLATED_RESOURCES, type TranslatedResource } from "../../app/domain/resources";
import { LANGUAGES_ID } from "../../app/domain/system/site-languages";
import { memberTypeOf } from "../../app/domain/team/team";
import { legalFormFrom } from "../../app/domain/texts/legal-schema";
import { podcastFormFrom } from "../../app/domain/texts/podcast-schema";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "../../app/i18n/languages";
import type { Reader } from "../../app/platform/database-types";
import { TABLES } from "../../app/platform/generated/tables";
import { ADDRESSED_ID, booleanFrom, dateTime, dateTimeOrNone, flag, idOf, listFrom, PLAIN_ID, textFrom, version, whole } from "./raw-values";

type Columns = Readonly<Record<string, unknown>>;

export type Taken = { ok: true; columns: Columns } | { ok: false; reason: string };

export interface MovedTable {
  name: string;
  model: keyof Reader;
  /** The columns that identify a row, whatever its id. */
  keys: readonly string[];
  /** Imports only missing rows, because existing ones have accounts. */
  isKeptAsItIs: boolean;
  hasVersion: boolean;
  picture?: { field: string; category: PictureCategory };
  take(raw: Columns): Taken;
}

/** These columns stay, so that a form opened before the move can still be sent afterwards. */
const kept = { version, created_at: dateTime, updated_at: dateTime };

/** Columns of records besides their fields, if the table has them. */
const BESIDE_FIELDS = { sort_order: whole, is_active: flag(true), deleted_at: dateTimeOrNone, ...kept };

/** Tables whose names differ from that of their resource. */
const OTHER_NAMES: Readonly<Record<string, string>> = { team: "team_members", sponsors: "partners" };

/** The format of slugs that the site makes of titles. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** In this order, so that rows come after those to which they refer. */
export const MOVED_TABLES: readonly MovedTable[] = [
  ...RESOURCE_NAMES.map(recordTable),
  plainTable("project_slugs", ["slug"], z.object({ slug: z.string().regex(SLUG, "the address is none"), project_id: z.string().min(1), is_current: flag(true) })),
  plainTable("translations", ["resource", "recordId", "languageCode", "field"], z.object({
    noun: z.enum(TRANSLATED_RESOURCES, "noun is no resource of this site"), record_id: z.string().min(1), language_code: z.enum(TRANSLATION_LANGUAGES, "language_code is none of this site"),
    field: z.string(), value: text, source_text: z.string().default(""), updated_at: dateTime,
  }).refine(isTranslation, "the resource has no such text in other languages, or it is too long")),
  plainTable("pages_content", ["pageKey", "sectionKey", "languageCode"], z.object({
    page_key: requiredLine("page_key is missing"), section_key: requiredLine("section_key is missing"), ...languageAndText(), sort_order: whole, is_active: flag(true),
  })),
  plainTable("content", ["pageKey", "contentKey", "languageCode"], z.object({
    page_key: requiredLine("page_key is missing"), content_key: requiredLine("content_key is missing"), ...languageAndText(),
  })),
  plainTable("podcast_content", ["key", "language"], podcastRow()),
  plainTable("website_settings", ["key"], z.object({ key: z.string().min(1), value: z.string(), version, updated_at: dateTime }).refine(isSetting, "the setting is none of this site, or its value is not valid")),
  plainTable("admin_users", ["email"], z.object({
    // the first person typed one name, which may be a single word
    email: z.email("email is none").max(254), first_name: requiredLine("first_name is missing"), last_name: line,
    role: z.enum(ROLE_NAMES, "the role is none of admin, editor and viewer"), ...kept,
  }).transform(({ role, ...person }) => ({ ...person, role_id: `role-${role}` }))),
];

/** The table of a resource; the schema of its form validates the rows. */
function recordTable(resourceName: ResourceName): MovedTable {
  const resource: Resource = RESOURCES[resourceName];
  const { path, pictureField, fields } = resource;
  const table = tableCalled(OTHER_NAMES[resourceName] ?? resourceName);
  const others = Object.entries(BESIDE_FIELDS).filter(([column]) => !Object.hasOwn(fields, column) && table.columns.includes(columnOf(column)));
  const extra = z.object(Object.fromEntries(others));
  return {
    ...table,
    keys: ["id"],
    isKeptAsItIs: false,
    ...(pictureField === null ? {} : { picture: { field: pictureField, category: isPictureCategory(path) ? path : "general" } }),
    take: (raw) => {
      const form = schemasOf(resource).values.safeParse(typedFrom(fields, raw));
      const own = extra.safeParse(known(raw));
      if (!form.success) return refused(form.error);
      if (!own.success) return refused(own.error);
      const columns = Object.entries(fields).map(([field, kind]) => [columnOf(field), kind.toColumn(form.data[field])]);
      const derived = resourceName === "team" ? { memberType: memberTypeOf({ is_team_member: form.data.is_team_member === true, is_moderator: form.data.is_moderator === true }) } : {};
      return { ok: true, columns: { id: idOf(table.name, raw, ADDRESSED_ID), ...inCode(own.data), ...present(columns), ...derived } };
    },
  };
}

function plainTable(name: string, keys: readonly string[], schema: z.ZodType<Record<string, unknown>>): MovedTable {
  const table = tableCalled(name);
  return {
    ...table,
    keys,
    isKeptAsItIs: name === "admin_users",
    take: (raw) => {
      const read = schema.safeParse(known(raw));
      if (!read.success) return refused(read.error);
      return { ok: true, columns: { ...(table.columns.includes("id") ? { id: idOf(name, raw, PLAIN_ID) } : {}), ...inCode(read.data) } };
    },
  };
}

function tableCalled(name: string) {
  const found = TABLES.find((table) => table.name === name);
  if (found === undefined) throw new Error(`No model of prisma/models.prisma has the table ${name}`);
  const columns: readonly string[] = found.columns;
  return { name, model: found.model, columns, hasVersion: columns.includes("version") };
}

function isTranslation({ noun, field, value }: { noun: TranslatedResource; field: string; value: string }): boolean {
  const { fields, translatedFields }: Resource = noun === "media" ? media : RESOURCES[noun];
  const own = fields[field];
  return own !== undefined && translatedFields.includes(field) && translationSchemaOf(own).safeParse(value).success;
}

function languageAndText() {
  return {
    language_code: z.enum(LANGUAGES, "language_code is none of this site"),
    content_type: z.string().default("text"),
    content_value: z.string("content_value is missing").refine((value) => text.safeParse(value).success || legalFormFrom({ content_value: value }) !== null, "content_value is too long"),
    built_in_text: z.string().default(""),
    german_text: z.string().default(""),
    ...kept,
  };
}

function podcastRow() {
  const row = z.object({
    key: z.enum(["hero", "services", "crew", "cta"], "key is none of hero, services, crew and cta"),
    title: z.string().default(""),
    content: z.union([z.string(), z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))], "content is missing"),
    language: z.enum(LANGUAGES, "language is none of this site"),
    built_in_texts: z.string().default("{}"),
    german_texts: z.string().default("{}"),
    version,
    updated_at: dateTime,
  });
  return row.refine(({ key, content }) => isSection(key, content), "content is no JSON of this section");
}

function isSection(key: "hero" | "services" | "crew" | "cta", content: string): boolean {
  try {
    const values = z.record(z.string(), z.unknown()).parse(JSON.parse(content));
    // without the services, which have another structure in the form than in the row
    const { services: _, ...texts } = values;
    return podcastFormFrom(key, texts) !== null;
  } catch {
    return false;
  }
}

function isSetting({ key, value }: { key: string; value: string }): boolean {
  if (key === LOOK_ID) return lookFields.partial().safeParse(parsed(value)).success;
  if (key === LANGUAGES_ID) return z.object({ languages: z.string().refine((languages) => siteLanguagesFields.safeParse({ languages: [languages] }).success) }).partial().safeParse(parsed(value)).success;
  if (key === COMPANY_ID) return companyFields.partial().safeParse(parsed(value)).success;
  const fields = new Map<string, z.ZodType>(Object.entries(popupFields.shape));
  return fields.get(key)?.safeParse(key.endsWith("_enabled") ? booleanFrom(value) : value).success ?? false;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function typedFrom(fields: Readonly<Record<string, Field>>, raw: Columns): Columns {
  const typed = Object.entries(fields).map(([name, { kind, fromColumn }]) => {
    if (kind === "flag") return [name, booleanFrom(raw[name])];
    // an empty line may have a meaning here, such as the category of a sponsor
    if (kind === "line") return [name, textFrom(fromColumn(textFrom(raw[name])))];
    return [name, kind === "list" ? listFrom(raw[name]) : textFrom(raw[name])];
  });
  return present(typed);
}

function present(entries: readonly (readonly unknown[])[]): Columns {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined).map(([name, value]) => [String(name), value]));
}

function known(raw: Columns): Columns {
  return present(Object.entries(raw).filter(([, value]) => value !== null));
}

function inCode(columns: Columns): Columns {
  // the column `noun` is called `resource` in the code
  return present(Object.entries(columns).map(([name, value]) => [name === "noun" ? "resource" : columnOf(name), value]));
}

function refused({ issues: [issue] }: z.ZodError): Taken {
  return { ok: false, reason: issue === undefined ? "not valid" : `${issue.path.join(".")}: ${issue.message}` };
}
