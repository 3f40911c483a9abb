import * as z from "zod";
import { TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { newRecord, pictureFile, previewSchemaOf, schemaOf, storedRecord, translationSchemaOf } from "./field-schemas";
import type { Field } from "./field-kinds";
import type { Edits } from "./any-record";
import type { Resource } from "./resource";

type FormSchema<Values> = z.ZodType<Values, Record<string, unknown>>;

type Schemas<Form> = {
  values: FormSchema<Form>;
  new: FormSchema<Form & { id: string; file?: File }>;
  edit: FormSchema<Form & { version: number; file?: File }>;
  /** Accepts unfinished values. */
  preview: FormSchema<Form & { file?: File }>;
};

const made = new WeakMap<Resource, Schemas<Edits>>();

export function schemasOf<Form>(resource: Resource<string, Form>): Schemas<Form>;
export function schemasOf(resource: Resource): Schemas<Edits> {
  const schemas = made.get(resource) ?? schemasFrom(resource);
  made.set(resource, schemas);
  return schemas;
}

/** The overload states a type that the compiler cannot infer. */
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

/** `when`: checks together with the other rules, not only once they pass. */
function checked<Schema extends FormSchema<Edits>>(schema: Schema, check: Resource["check"]): Schema {
  return check === undefined ? schema : schema.refine(check.isRight, { path: [check.fields[0]], error: check.message, when: () => true });
}

/** Each button sends `place`, but only one direction uses it. */
export const moveSchema = z.discriminatedUnion("direction", [
  z.object({
    version: z.number().int(),
    direction: z.enum(["up", "down"]),
    from: z.number().int().min(1).optional(),
    onto: z.string().min(1).max(40).optional(),
  }),
  z.object({ version: z.number().int(), direction: z.literal("place"), place: z.number().int().min(1) }),
]);

export const statusSchema = z.object({ version: z.number().int(), is_active: z.boolean().default(false) });

export const versionSchema = z.object({ version: z.number().int() });

/** The address of the screen that showed the notice with the undo button. */
const back = z.string().max(500).optional();

export const restoreVersionSchema = z.object({ version: z.number().int(), back });

export const restoreDeletedSchema = z.object({ deletion: z.string().min(1).max(40), back });

/** `seen` identifies the texts that the person saw; `view` is the list to return to. */
export const confirmationSchema = z.object({
  language: z.enum(TRANSLATION_LANGUAGES),
  field: z.string().min(1).max(40),
  seen: z.string().min(1).max(40),
  view: z.string().max(200).default(""),
});
