import * as z from "zod";
import type { Field, FieldKind } from "./field-kinds";
import { isPictureUrl, isTooLarge, MOST_PICTURES, NOT_OURS, UPLOAD_REFUSALS } from "./upload-rules";

const WEB_ADDRESS = "Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.";
const NOT_OURS_TYPED = `${NOT_OURS} Bitte laden Sie es hoch.`;

const LINE_LENGTH = 120;
const TEXT_LENGTH = 3000;

export function requiredLine(message: string) {
  return requiredUpTo(LINE_LENGTH, message);
}

export function requiredText(message: string) {
  return requiredUpTo(TEXT_LENGTH, message);
}

/** Pasted text may contain only invisible characters, which nobody could read or click. */
export const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

function requiredUpTo(max: number, missing: string) {
  return z.string(missing).trim().regex(SEEN, missing).max(max, atMost(max));
}

/** Never undefined, because edits are compared field by field. */
export function optionalUpTo(max: number) {
  return z.string().trim().max(max, atMost(max)).default("");
}

function atMost(max: number) {
  const counted = (count: number) => count.toLocaleString("de-DE");
  return { error: ({ input }: { input?: unknown }) => `Höchstens ${counted(max)} Zeichen, jetzt sind es ${counted(String(input).length)}.` };
}

export const line = optionalUpTo(LINE_LENGTH);

export const text = optionalUpTo(TEXT_LENGTH);

/** `id` is chosen when the empty form is shown, so that sending it twice creates one record. */
export const newRecord = { id: z.uuid() };

/** A draft stores it, in a column of 32 bits. */
export const storedRecord = { version: z.int32() };

/** From `opened_at` the server knows which German text the translator saw. */
export const storedText = { ...storedRecord, opened_at: z.string().max(40).optional() };

/** Decoding checks the real type of the file: see `storePicture`. */
export const pictureFile = z
  .instanceof(File, { error: UPLOAD_REFUSALS.notAnImage })
  .refine((file) => !isTooLarge(file), UPLOAD_REFUSALS.tooLarge);

/** An address that is copied from a mail or a chat often has invisible characters at its ends. */
const copiedAddress = z.string().overwrite((typed) => typed.replaceAll(/\p{Cf}/gu, "").trim());

const emailAddress = copiedAddress.pipe(z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein.").max(254, atMost(254))).default("");

export const webAddress = copiedAddress
  .max(500, atMost(500))
  .default("")
  .transform((typed) => (BEGINS_WITH_HOST.test(typed) ? `https://${typed}` : typed))
  .refine((address) => address === "" || onTheWeb.safeParse(address).success, WEB_ADDRESS);

const onTheWeb = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

const BEGINS_WITH_HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?=$|[:/?#])/u;

const pictureUrl = z.string().refine(isPictureUrl, NOT_OURS).default("");

const typedPictureUrl = z
  .string()
  .trim()
  .default("")
  .transform(ownAddress)
  .refine((address) => address === "" || isPictureUrl(address), NOT_OURS_TYPED);

function ownAddress(typed: string): string {
  return typed.trim().replace(/^https?:\/\/[^/?#]+(?=\/media\/)/i, "");
}

const TOO_MANY = `Höchstens ${MOST_PICTURES.toString()} Bilder.`;

const pictureUrls = z
  .string()
  .default("")
  .transform((typed) => [...new Set(typed.split("\n").map(ownAddress).filter(Boolean))])
  // not an array schema: its messages would be at "gallery[1]", which is no field of the form
  .refine((addresses) => addresses.every(isPictureUrl), NOT_OURS)
  .refine((addresses) => addresses.length <= MOST_PICTURES, TOO_MANY)
  .transform((addresses) => addresses.join("\n"));

const SCHEMAS: Record<FieldKind, (field: Field) => z.ZodType> = {
  line: ({ limits }) => textWithin(limits, LINE_LENGTH),
  text: ({ limits }) => textWithin(limits, TEXT_LENGTH),
  email: () => emailAddress,
  address: () => webAddress,
  picture: ({ limits }) => (limits.isTyped ? typedPictureUrl : pictureUrl),
  pictures: () => pictureUrls,
  flag: () => z.boolean().default(false),
  choice: ({ options = {}, limits }) => z.enum(Object.keys(options)).default(String(limits.usual?.())),
  list: ({ options = {} }) => z.array(z.enum(Object.keys(options))).default([]),
  number: ({ limits }) => wholeNumber(limits),
};

export function schemaOf(field: Field): z.ZodType {
  return SCHEMAS[field.kind](field);
}

/** For a preview: shows invalid texts unchanged, and treats other invalid values as empty. */
export function previewSchemaOf(field: Field, schemaFor: (field: Field) => z.ZodType): z.ZodType {
  const isText = field.kind === "line" || field.kind === "text";
  return schemaFor(field).catch(({ value }: { value: unknown }) => (isText && typeof value === "string" ? value : emptyValueOf(field)));
}

function emptyValueOf({ limits, toForm, fromColumn }: Field): unknown {
  return limits.usual?.() ?? toForm(fromColumn(undefined));
}

export function translationSchemaOf({ kind, limits }: Field): z.ZodType<string> {
  return optionalUpTo(limits.max ?? (kind === "text" ? TEXT_LENGTH : LINE_LENGTH));
}

function textWithin({ required, known, max }: Field["limits"], usualMax: number): z.ZodType<string> {
  if (known) return z.string(known.message).refine(known.isKnown, known.message);
  return required === undefined ? optionalUpTo(max ?? usualMax) : requiredUpTo(max ?? usualMax, required);
}

function wholeNumber({ min = 0, max = Infinity, usual, outOfReach }: Field["limits"]): z.ZodType {
  const reach = z
    .number()
    .min(min, outOfReach ?? `Mindestens ${min.toString()}.`)
    .max(max, outOfReach ?? `Höchstens ${max.toString()}.`);
  const read = (typed: string) => {
    const number = Number.parseInt(typed, 10);
    return Number.isNaN(number) ? usual?.() : number;
  };
  return z.string().default("").transform(read).pipe(reach.nullable());
}
