import { z } from "zod";
import { LANGUAGES } from "~/i18n/languages";
import { PREVIEW_HOURS } from "./draft";

/** Which languages of a draft go live. `version` is the one of the draft that was looked at. */
export const publishSchema = z.object({
  version: z.number().int(),
  languages: z.array(z.enum(LANGUAGES)).min(1, "Bitte wählen Sie mindestens eine Sprache."),
});

/** Several drafts at once, each with the version that was looked at. */
export const publishAllSchema = z.object({
  drafts: z.array(z.string().regex(/^[\w-]{1,64}\.\d{1,9}$/)).min(1, "Bitte wählen Sie mindestens einen Entwurf."),
});

export const discardSchema = z.object({ version: z.number().int() });

const hours = PREVIEW_HOURS.map(String);

/** `token` is chosen when the form is shown: sent twice, it still makes one link. */
export const linkSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
  hours: z.enum(hours).default("24").transform(Number),
});

export const revokeSchema = z.object({ link: z.string().regex(/^[0-9a-f]{64}$/) });
