import { z } from "zod";
import { newRecord, storedRecord } from "./fields";
import { type Field, translationSchema } from "./field-kinds";
import type { Edits } from "./merge-edits";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { pictureFile, type UploadRefusal } from "./upload-rules";

type Fields = Readonly<Record<string, Field>>;

/** What the screens of a resource say. */
export type ResourceTexts = {
  /** "Team", as in the menu. */
  list: string;
  /** "Sponsor", where one of them is told from others. */
  one: string;
  new: string;
  edit: string;
  saveAsNew: string;
  /** What every screen says whose records could not be read. */
  notLoaded: string;
  /** The title of the question before one is deleted, and the question itself. */
  delete: string;
  deleteQuestion: (name: string) => string;
  deleteHint: (name: string) => string;
  /** What is said where there is no such record; without it the usual. */
  missing?: string;
  saved?: (name: string, done: { isNew: boolean; hasNewPicture: boolean }) => string;
  notSaved?: (isNew: boolean) => string;
  deleted?: (name: string) => string;
  notDeleted?: string;
  uploadRefusals?: Partial<Record<UploadRefusal, string>>;
};

type Check = {
  isRight: (form: Edits) => boolean;
  /** The field that carries the message. */
  at: string;
  message: string;
};

type Declaration<Name extends string, Own extends Fields> = {
  /** What permissions, changes and drafts call it. */
  name: Name;
  /** What addresses call it. */
  path: string;
  fields: Own;
  /** What no field can know by itself. */
  check?: Check;
  /** What the form of a new record opens with, by the query of its address. */
  opensWith?: (search: URLSearchParams) => Readonly<Record<string, string>>;
};

type ValueOf<One> = One extends Field<infer Value> ? Value : never;

type StoredOf<One> = One extends Field<unknown, infer Stored> ? Stored : never;

type TranslatedNames<Own extends Fields> = {
  [Name in keyof Own & string]: Own[Name] extends Field<unknown, unknown, true> ? Name : never;
}[keyof Own & string];

type FormValues<Own extends Fields> = { [Name in keyof Own]: ValueOf<Own[Name]> } & Record<
    TranslationLanguage,
    Record<TranslatedNames<Own>, string>
  >;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

type Columns<Own extends Fields> = { [Name in keyof Own & string as CamelCase<Name>]: StoredOf<Own[Name]> };

/** Schema of a form that is sent as text. */
type FormSchema<Values> = z.ZodType<Values, Record<string, unknown>>;

/** A resource as the engine knows it. `Form` and `Row` are inferred from its fields. */
export interface Resource<Name extends string = string, Form = Edits, Row = object> {
  name: Name;
  path: string;
  fields: Fields;
  opensWith?: (search: URLSearchParams) => Readonly<Record<string, string>>;
  /** The field that holds the address of its picture; null for a resource without one. */
  pictureField: string | null;
  translatedFields: readonly string[];
  /** The values alone, as a snapshot has them. */
  valuesSchema: FormSchema<Form>;
  /** The form of a new record, which says its id, and of a stored one, which says its version. */
  newSchema: FormSchema<Form & { id: string; file?: File }>;
  editSchema: FormSchema<Form & { version: number; file?: File }>;
  /** Only for the compiler: what a row is read as. */
  rowType?: Row;
}

/** A resource whose records are made, edited and deleted on screens of their own. */
export interface RecordResource<Name extends string = string, Form = Edits, Row = object> extends Resource<Name, Form, Row> {
  texts: ResourceTexts;
}

export type FormOf<One> = One extends Resource<string, infer Form> ? Form : never;

/** A stored record: its columns by their names in the code, and its texts in the other languages. */
export type RowOf<One> = One extends Resource<string, infer Form, infer Row> ? RecordRow & Row & Pick<Form, keyof Form & TranslationLanguage> : never;

/** The columns of a record as the site reads them, in one language. */
export type ColumnsOf<One> = One extends Resource<string, unknown, infer Row> ? Row & { id: string; version: number } : never;

export type RecordRow = { id: string; version: number; sortOrder?: number };

/** Declares a resource once; everything else about its fields is derived from this. */
export function defineResource<const Name extends string, Own extends Fields>(
  declaration: Declaration<Name, Own> & { texts: ResourceTexts },
): RecordResource<Name, FormValues<Own>, Columns<Own>>;
export function defineResource({ texts, ...declaration }: Declaration<string, Fields> & { texts: ResourceTexts }): RecordResource {
  return { ...defineFields(declaration), texts };
}

/** The same for rows that come and go in ways of their own. */
export function defineFields<const Name extends string, Own extends Fields>(
  declaration: Declaration<Name, Own>,
): Resource<Name, FormValues<Own>, Columns<Own>>;
export function defineFields({ fields, check, ...declaration }: Declaration<string, Fields>): Resource {
  const names = Object.keys(fields);
  const translatedFields = names.filter((name) => fields[name]?.isTranslated);
  const values = z.object({ ...shapeOf(fields), ...translationsOf(fields, translatedFields) });
  const pictureField = names.find((name) => fields[name]?.kind === "picture") ?? null;
  const sent = pictureField === null ? values : values.extend({ file: pictureFile.optional() });
  return {
    ...declaration,
    fields,
    translatedFields,
    pictureField,
    valuesSchema: checked(values, check),
    newSchema: newSchemaOf(checked(sent.extend(newRecord), check)),
    editSchema: editSchemaOf(checked(sent.extend(storedRecord), check)),
  };
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

function translationsOf(fields: Fields, names: readonly string[]): Record<string, z.ZodType> {
  const texts = names.flatMap((name) => (fields[name] ? [[name, translationSchema(fields[name])] as const] : []));
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, z.object(Object.fromEntries(texts)).default(empty)]));
}

/** why: `when` names this mistake together with the others instead of after they are mended */
function checked<Schema extends z.ZodType<Edits, Record<string, unknown>>>(schema: Schema, check: Check | undefined): Schema {
  return check === undefined ? schema : schema.refine(check.isRight, { path: [check.at], error: check.message, when: () => true });
}

/** why: what a schema adds to fields that the compiler does not know is said beside it */
function newSchemaOf(schema: FormSchema<Edits>): Resource["newSchema"];
function newSchemaOf(schema: FormSchema<Edits>): FormSchema<Edits> {
  return schema;
}

function editSchemaOf(schema: FormSchema<Edits>): Resource["editSchema"];
function editSchemaOf(schema: FormSchema<Edits>): FormSchema<Edits> {
  return schema;
}
