import type { Field } from "~/domain/record/field-kinds";
import type { Edits } from "~/domain/record/any-record";
import type { Resource } from "~/domain/record/resource";
import { byTranslation, TRANSLATION_LANGUAGES } from "~/i18n/languages";

/** A form of a resource, made from its declaration, with a different value in every field for each `seed`. */
export function sampleOf({ fields, translatedFields }: Resource, seed: number): Edits {
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(field, { name, seed })] as const);
  const texts = TRANSLATION_LANGUAGES.map(
    (language) => [language, Object.fromEntries(translatedFields.map((name) => [name, `${name} ${seed.toString()} (${language})`]))] as const,
  );
  return { ...Object.fromEntries<unknown>(values), ...Object.fromEntries<unknown>(texts) };
}

const EMPTY: Readonly<Partial<Record<Field["kind"], unknown>>> = { line: "", text: "", address: "", email: "", picture: "", pictures: "", flag: false, list: [] };

/** A form without the values that a field can do without. */
export function emptySampleOf({ fields, translatedFields }: Resource): Edits {
  const values = Object.entries(fields).map(([name, field]) => [name, (field.isRequired ? undefined : EMPTY[field.kind]) ?? valueOf(field, { name, seed: 0 })] as const);
  const texts = Object.fromEntries(translatedFields.map((name) => [name, ""]));
  return { ...Object.fromEntries<unknown>(values), ...byTranslation(() => texts) };
}

/** The same form as a browser sends it. */
export function typedSampleOf({ fields, translatedFields }: Resource, seed: number): Record<string, string> {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const value = valueOf(field, { name, seed });
    return [[name, value === true ? "on" : String(value)] as const];
  });
  const texts = TRANSLATION_LANGUAGES.flatMap((language) =>
    translatedFields.map((name) => [`${language}.${name}`, `${name} ${seed.toString()} (${language})`] as const),
  );
  return Object.fromEntries([...own, ...texts]);
}

type At = { name: string; seed: number };

function valueOf({ kind, options = {}, limits }: Field, { name, seed }: At): unknown {
  const values = Object.keys(options);
  const one = values[seed % Math.max(1, values.length)];
  const samples: Record<Field["kind"], unknown> = {
    line: `${name} ${seed.toString()}`,
    text: `${name} ${seed.toString()}\nin two lines`,
    address: `https://example.com/${name}/${seed.toString()}`,
    email: `${name}.${seed.toString()}@example.com`,
    picture: `/artwork/${name.replaceAll("_", "-")}-${seed.toString()}.webp`,
    pictures: [1, 2].map((number) => `/artwork/${name}-${seed.toString()}-${number.toString()}.webp`).join("\n"),
    flag: true,
    choice: one,
    list: [one],
    number: (limits.min ?? 0) + seed,
  };
  return samples[kind];
}
