import { z } from "zod";
import { emailAddress, line, requiredLine, requiredText, text, webAddress } from "./fields";
import { pictureAddress, pictureUrl } from "./upload-rules";

type Kind = "line" | "text" | "address" | "email" | "picture" | "flag" | "choice" | "list" | "number";

/**
 * One field of a resource: how it is called, what its form takes (`Value`) and what its column holds (`Stored`).
 * `undefined` from `toColumn` leaves the column as it is.
 */
export interface Field<Value = unknown, Stored = unknown, IsTranslated extends boolean = boolean> {
  kind: Kind;
  label: string;
  isTranslated: IsTranslated;
  isRequired: boolean;
  schema: z.ZodType<Value>;
  /** What a translation may say, where that is not the usual. */
  translation?: z.ZodType<string>;
  /** A column as the code reads it: what nobody knows any more becomes the usual value instead of a fault. */
  fromColumn(column: unknown): Stored;
  toForm(stored: Stored): Value;
  toColumn(value: Value): Stored | undefined;
  /** What is said where there is no value, as in 'kein Foto'. */
  none?: string;
  /** The German names of the values of a choice or a list. */
  options?: Readonly<Record<string, string>>;
  /** Also found by the search. */
  isSearched?: boolean;
  /** Two edits of it are not told apart word by word. */
  isWhole?: boolean;
}

type Worded<IsTranslated extends boolean> = {
  label: string;
  /** The message where it was left empty; without one it may be. */
  required?: string;
  isTranslated?: IsTranslated;
  isSearched?: boolean;
  isWhole?: boolean;
  /** Instead of the usual limits. */
  schema?: z.ZodType<string>;
  /** What an empty column means. */
  usual?: string;
};

export function lineField<IsTranslated extends boolean = false>(field: Worded<IsTranslated>): Field<string, string, NoInfer<IsTranslated>>;
export function lineField({ required, schema, ...field }: Worded<boolean>): Field<string, string> {
  const usual = required === undefined ? line : requiredLine(required);
  return wordedField({ ...field, kind: "line", schema: schema ?? usual, translation: schema, required });
}

export function textField<IsTranslated extends boolean = false>(field: Worded<IsTranslated>): Field<string, string, NoInfer<IsTranslated>>;
export function textField({ required, ...field }: Worded<boolean>): Field<string, string> {
  return wordedField({ ...field, kind: "text", schema: required === undefined ? text : requiredText(required), required });
}

type Kinded = Worded<boolean> & { kind: Kind; schema: z.ZodType<string>; translation?: z.ZodType<string> };

function wordedField({ required, usual = "", ...field }: Kinded): Field<string, string> {
  return {
    isTranslated: false,
    ...field,
    isRequired: required !== undefined,
    fromColumn: (column) => textFrom(column) || usual,
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

type Named = { label: string; isSearched?: boolean };

export function emailField(field: Named): Field<string, string | null, false> {
  return optionalField({ ...field, kind: "email", schema: emailAddress });
}

export function addressField(field: Named): Field<string, string | null, false> {
  return optionalField({ ...field, kind: "address", schema: webAddress });
}

/** A picture that was uploaded here; `none` is what a history says where there is none. */
export function pictureField(field: Named & { none: string }): Field<string, string | null, false> {
  return optionalField({ ...field, kind: "picture", schema: pictureUrl.default("") });
}

/** The same where its address can be typed as well, and where there must be one. */
export function pictureAddressField(field: Named & { none: string }): Field<string, string, false> {
  return { ...wordedField({ ...field, kind: "picture", schema: pictureAddress }), isTranslated: false };
}

/** What was left empty is stored as null. */
function optionalField(field: Named & { kind: Kind; schema: z.ZodType<string>; none?: string }): Field<string, string | null, false> {
  return {
    ...field,
    isTranslated: false,
    isRequired: false,
    fromColumn: (column) => textFrom(column) || null,
    toForm: (stored) => stored ?? "",
    toColumn: (value) => value || null,
  };
}

export function flagField({ label }: Named): Field<boolean, boolean, false> {
  return {
    ...{ kind: "flag", label, isTranslated: false, isRequired: false, schema: z.boolean().default(false) },
    fromColumn: (column) => column === true,
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

type Choice<Value extends string> = Named & { options: Readonly<Record<Value, string>>; usual: NoInfer<Value> };

/** One of a few values; `usual` is the one where nobody chose. */
export function choiceField<Value extends string>({ options, usual, ...field }: Choice<Value>): Field<Value, Value, false> {
  const values = keysOf(options);
  return {
    ...{ ...field, kind: "choice", isTranslated: false, isRequired: true, options, schema: z.enum(values).default(usual) },
    fromColumn: (column) => values.find((value) => value === column) ?? usual,
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

/** Any number of a few values, stored as a JSON array; a value that is no longer offered is left out. */
export function listField<Value extends string>({ options, ...field }: Named & { options: Readonly<Record<Value, string>> }): Field<Value[], Value[], false> {
  const values = keysOf(options);
  return {
    ...{ ...field, kind: "list", isTranslated: false, isRequired: false, options, schema: z.array(z.enum(values)).default([]) },
    fromColumn: (column) => (Array.isArray(column) ? column.flatMap((one) => values.filter((value) => value === one)) : []),
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

/** A whole number; where its schema answers null, the column stays as it is. */
export function numberField<Value extends number | null>(field: Named & { schema: z.ZodType<Value> }): Field<Value | number, number, false> {
  return {
    ...{ ...field, kind: "number", isTranslated: false, isRequired: false },
    fromColumn: (column) => Number(column ?? 0),
    toForm: (stored) => stored,
    toColumn: (value) => value ?? undefined,
  };
}

/** What a translation of this field may say: nothing, too. */
export function translationSchema({ kind, translation }: Pick<Field, "kind" | "translation">): z.ZodType<string> {
  return translation ?? (kind === "text" ? text : line);
}

function textFrom(column: unknown): string {
  return typeof column === "string" ? column : "";
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[];
function keysOf(table: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(table);
}

/** "image_url" as the code calls it: "imageUrl". */
export function columnOf(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
