import type { TranslationLanguage } from "~/i18n/languages";
import type { Field } from "./field-kinds";
import type { Edits, FormCheck } from "./any-record";
import type { Sources } from "./history";
import type { UploadRefusal } from "./upload-rules";

type Fields = Readonly<Record<string, Field>>;

export type ResourceTexts = {
  list: string;
  one: string;
  /** The label as a grammatical object: "das Teammitglied". */
  object: string;
  new: string;
  edit: string;
  saveAsNew: string;
  notLoaded: string;
  delete: string;
  deleteQuestion?: string;
  deleteHint: (name: string) => string;
  saved?: (name: string, done: { isNew: boolean; hasNewPicture: boolean }) => string;
  notSaved?: (isNew: boolean) => string;
  deleted?: (name: string) => string;
  notDeleted?: string;
  uploadRefusals?: Partial<Record<UploadRefusal, string>>;
};

type Declaration<Name extends string, Own extends Fields> = {
  /** The resource's name in permissions, changes and drafts. */
  name: Name;
  path: string;
  fields: Own;
  check?: FormCheck;
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

export interface Resource<Name extends string = string, Form = Edits, Row = object> extends Declaration<Name, Fields> {
  pictureField: string | null;
  pictureFields: readonly string[];
  translatedFields: readonly string[];
  /** Only for type inference; never set. */
  formType?: Form;
  rowType?: Row;
}

export interface RecordResource<Name extends string = string, Form = Edits, Row = object> extends Resource<Name, Form, Row> {
  texts: ResourceTexts;
}

export type FormOf<One> = One extends Resource<string, infer Form> ? Form : never;

export type RowOf<One> = One extends Resource<string, infer Form, infer Row> ? RecordRow & Row & Pick<Form, keyof Form & TranslationLanguage> : never;

export type ColumnsOf<One> = One extends Resource<string, unknown, infer Row> ? Row & { id: string; version: number } : never;

/** `germanTexts`: columns that have no text in the language, and so are German. */
export type Public<Row> = Row & { germanTexts: readonly string[] };

export type RecordRow = { id: string; version: number; sortOrder?: number; sources: Sources };

/** All other facts about the fields are derived from this (decision 024). */
export function defineResource<const Name extends string, Own extends Fields>(
  declaration: Declaration<Name, Own> & { texts: ResourceTexts },
): RecordResource<Name, FormValues<Own>, Columns<Own>>;
export function defineResource({ texts, ...declaration }: Declaration<string, Fields> & { texts: ResourceTexts }): RecordResource {
  return { ...defineFields(declaration), texts };
}

export function defineFields<const Name extends string, Own extends Fields>(
  declaration: Declaration<Name, Own>,
): Resource<Name, FormValues<Own>, Columns<Own>>;
export function defineFields({ fields, ...declaration }: Declaration<string, Fields>): Resource {
  const names = Object.keys(fields);
  return {
    ...declaration,
    fields,
    translatedFields: names.filter((name) => fields[name]?.isTranslated),
    pictureFields: names.filter((name) => fields[name]?.kind === "picture" || fields[name]?.kind === "pictures"),
    pictureField: names.find((name) => fields[name]?.kind === "picture") ?? null,
  };
}
