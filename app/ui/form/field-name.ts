import type { TranslationLanguage } from "~/i18n/languages";

type Single = string | number | boolean | bigint | Date | File | readonly unknown[];

/** "name", and "es.bio" in a group. */
export type FieldName<Values> = {
  [Key in keyof Values & string]: unknown extends Values[Key]
    ? Key
    : NonNullable<Values[Key]> extends Single
      ? Key
      : `${Key}.${FieldName<NonNullable<Values[Key]>>}`;
}[keyof Values & string];

/** `bio` if there are `es.bio` and `en.bio`. */
export type TranslatedName<Values> = {
  [Name in keyof Values & string]: `${TranslationLanguage}.${Name}` extends FieldName<Values> ? Name : never;
}[keyof Values & string];
