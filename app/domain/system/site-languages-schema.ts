import { z } from "zod";
import { LANGUAGES } from "~/i18n/languages";
import { storedRecord } from "../record/field-schemas";

const NONE = "Mindestens eine Sprache muss eingeschaltet bleiben.";

/** The boxes of the form, or several in one text: so a conflict hands them back. */
export const siteLanguagesFields = z.object({
  languages: z
    .array(z.string().max(20), NONE)
    .transform((typed) => typed.flatMap((one) => one.split(",")))
    .pipe(z.array(z.enum(LANGUAGES)).min(1, NONE))
    .transform((chosen) => LANGUAGES.filter((language) => chosen.includes(language)).join()),
});

export const siteLanguagesSchema = siteLanguagesFields.extend(storedRecord);
