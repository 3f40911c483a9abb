import { z } from "zod";

const WEB_ADDRESS = "Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.";

/** One line that may not be left empty. */
export function requiredLine(message: string) {
  return z.string(message).trim().min(1, message).max(120, "Höchstens 120 Zeichen.");
}

/** Several lines that may not be left empty. */
export function requiredText(message: string) {
  return z.string(message).trim().min(1, message).max(3000, "Höchstens 3000 Zeichen.");
}

/** What was left empty is the empty text: every name is there, so that two edits can be compared field by field. */
export const line = z.string().trim().max(120, "Höchstens 120 Zeichen.").default("");

export const text = z.string().trim().max(3000, "Höchstens 3000 Zeichen.").default("");

export const emailAddress = z
  .email("Bitte geben Sie eine gültige E-Mail-Adresse ein.")
  .max(254, "Höchstens 254 Zeichen.")
  .default("");

export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: WEB_ADDRESS })
  .max(500, "Höchstens 500 Zeichen.")
  .default("");

/** `id` is chosen when the empty form is shown: sent twice, it still makes one record. */
export const newRecord = { id: z.uuid() };

/** `version` is the one that the form was made from. */
export const storedRecord = { version: z.number().int() };

/** The whole number that a text begins with; for a text that is none, what stands in for it. */
export function wholeNumber<StandIn>(standIn: () => StandIn) {
  return z
    .string()
    .default("")
    .transform((typed): number | StandIn => {
      const number = Number.parseInt(typed, 10);
      return Number.isNaN(number) ? standIn() : number;
    });
}
