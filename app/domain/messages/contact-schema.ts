import { z } from "zod";
import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";

/** A field that people do not see: whoever fills it in is a program. */
export const TRAP = "topic";

/** The contact form, with its messages in the language of the page. */
export const CONTACT_SCHEMAS = { de: schemaIn("de"), en: schemaIn("en"), es: schemaIn("es") } satisfies Record<Language, z.ZodType>;

function schemaIn(language: Language) {
  const words = dictionaryOf(language).contact.validation;
  const atMost = (max: number) => z.string().max(max, translatorFor(language)("contact.validation.tooLong", { max }));
  const required = (max: number, missing: string) => z.string(missing).trim().min(1, missing).pipe(atMost(max));
  return z.object({
    name: required(120, words.nameRequired),
    email: required(254, words.emailRequired).pipe(z.email({ pattern: z.regexes.html5Email, error: words.emailInvalid })),
    subject: required(200, words.subjectRequired),
    message: required(10_000, words.messageRequired),
    [TRAP]: z.string().optional(),
  });
}

/** Whether a program has filled in the form. */
export function isTrapped(values: Readonly<Record<string, unknown>> | null | undefined): boolean {
  return typeof values?.[TRAP] === "string" && values[TRAP] !== "";
}
