import { z } from "zod";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { newRecord, pictureFile, previewSchemaOf, schemaOf, storedRecord, translationSchemaOf } from "./field-schemas";
import type { Field } from "./field-kinds";
import type { Edits } from "./merge-edits";
import type { Resource } from "./resource";

/** Schema of a form that is sent as text. */
type FormSchema<Values> = z.ZodType<Values, Record<string, unknown>>;

type Schemas<Form> = {
  /** The values alone, as a snapshot has them. */
  values: FormSchema<Form>;
  /** The form of a new record, which says its id, and of a stored one, which says its version. */
  new: FormSchema<Form & { id: string; file?: File }>;
  edit: FormSchema<Form & { version: number; file?: File }>;
  /** Either of them while somebody types: nothing in it is a mistake yet. */
  preview: FormSchema<Form & { file?: File }>;
};

const made = new WeakMap<Resource, Schemas<Edits>>();

export function schemasOf<Form>(resource: Resource<string, Form>): Schemas<Form>;
export function schemasOf(resource: Resource): Schemas<Edits> {
  const schemas = made.get(resource) ?? schemasFrom(resource);
  made.set(resource, schemas);
  return schemas;
}

/** why so plain: what a schema says of fields that the compiler does not know is said by `Schemas` */
function schemasFrom(resource: Resource): Schemas<Edits>;
function schemasFrom({ fields, translatedFields, pictureField, check }: Resource): Record<keyof Schemas<Edits>, FormSchema<Edits>> {
  const own = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)] as const);
  const values = z.object({ ...Object.fromEntries(own), ...translationsOf({ fields, translatedFields }) });
  const sent = pictureField === null ? values : values.extend({ file: pictureFile.optional() });
  return {
    values: checked(values, check),
    new: checked(sent.extend(newRecord), check),
    edit: checked(sent.extend(storedRecord), check),
    preview: previewSchemaFrom({ fields, translatedFields, pictureField }),
  };
}

function previewSchemaFrom({ fields, translatedFields, pictureField }: Pick<Resource, "fields" | "translatedFields" | "pictureField">) {
  const own = Object.entries(fields).map(([name, field]) => [name, previewSchemaOf(field, schemaOf)] as const);
  const texts = translationsOf({ fields, translatedFields }, (field) => previewSchemaOf(field, translationSchemaOf));
  const file = pictureField === null ? {} : { file: pictureFile.optional().catch(undefined) };
  return z.object({ ...Object.fromEntries(own), ...texts, ...file, id: z.string().optional(), version: z.string().optional() });
}

function translationsOf(
  { fields, translatedFields }: Pick<Resource, "fields" | "translatedFields">,
  schemaFor: (field: Field) => z.ZodType = translationSchemaOf,
): Record<string, z.ZodType> {
  const texts = translatedFields.flatMap((name) => (fields[name] ? [[name, schemaFor(fields[name])] as const] : []));
  const empty = Object.fromEntries(translatedFields.map((name) => [name, ""]));
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, z.object(Object.fromEntries(texts)).default(empty)]));
}

/** why: `when` names this mistake together with the others instead of after they are mended */
function checked<Schema extends FormSchema<Edits>>(schema: Schema, check: Resource["check"]): Schema {
  return check === undefined ? schema : schema.refine(check.isRight, { path: [check.at], error: check.message, when: () => true });
}
