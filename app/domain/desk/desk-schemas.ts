import * as z from "zod";
import { LANGUAGES } from "~/i18n/languages";
import { RESOURCE_NAMES } from "../people/access/permissions";
import { PREVIEW_HOURS } from "./draft";
import { MOST_CONFLICTS } from "./translation-files";

export const publishSchema = z.object({
  version: z.number().int(),
  languages: z.array(z.enum(LANGUAGES)).min(1, "Bitte wählen Sie mindestens eine Sprache."),
});

/** Each is "id.version", with the version that the person saw. */
export const publishAllSchema = z.object({
  drafts: z.array(z.string().regex(/^[\w-]{1,64}\.\d{1,9}$/)).min(1, "Bitte wählen Sie mindestens einen Entwurf."),
});

const hours = PREVIEW_HOURS.map(String);

/** `token` is chosen when the form is shown, so that sending it twice makes one link. */
export const linkSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
  hours: z.enum(hours).default("24").transform(Number),
});

export const revokeSchema = z.object({ link: z.string().regex(/^[0-9a-f]{64}$/) });

const NO_FILE = "Bitte wählen Sie eine Datei aus.";

const LARGEST_FILE = 2 * 1024 * 1024;

export const importSchema = z.object({
  file: z.instanceof(File, { error: NO_FILE }).refine(({ size }) => size <= LARGEST_FILE, "Die Datei ist zu groß. Höchstens 2 MB sind möglich."),
});

export const samplesSchema = z.object({
  resources: z.array(z.enum(RESOURCE_NAMES)).min(1, "Bitte wählen Sie, was in den Papierkorb soll."),
});

export const acceptanceSchema = z.object({
  seen: z.string().min(1).max(40),
  taken: z.array(z.string().max(40)).max(MOST_CONFLICTS).default([]),
});
