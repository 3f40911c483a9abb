import type { TranslationLanguage } from "~/i18n/languages";

/** A value that one control edits, as opposed to a group of named values. */
type Single = string | number | boolean | bigint | Date | File | readonly unknown[];

/** The names of all fields of a schema's values: "name", and "es.bio" for what lies in a group. */
export type FieldName<Values> = {
  [Key in keyof Values & string]: unknown extends Values[Key]
    ? Key
    : NonNullable<Values[Key]> extends Single
      ? Key
      : `${Key}.${FieldName<NonNullable<Values[Key]>>}`;
}[keyof Values & string];

/** The German fields that also have one in each other language: `bio` beside `es.bio` and `en.bio`. */
export type TranslatedName<Values> = {
  [Name in keyof Values & string]: `${TranslationLanguage}.${Name}` extends FieldName<Values> ? Name : never;
}[keyof Values & string];
