import { z } from "zod";
import { storedRecord } from "../../record/field-schemas";
import type { RetentionDays } from "./retention";

/** Ten years. */
const MOST_DAYS = 3650;

const days = z
  .number("Bitte geben Sie eine ganze Zahl ein.")
  .int("Bitte geben Sie eine ganze Zahl ein.")
  .min(1, "Mindestens 1 Tag.")
  .max(MOST_DAYS, `Höchstens ${MOST_DAYS.toLocaleString("de-DE")} Tage.`);

const fields = { keep_days: days, shorten_after_days: days };

export type RetentionForm = z.output<z.ZodObject<typeof fields>>;

export const retentionSchema = z.object({ ...fields, ...storedRecord });

/** The form as an address carries it to the question whether it is meant; null for an address without. */
export function retentionFrom(search: URLSearchParams): (RetentionForm & { version: number }) | null {
  const read = inAddress.safeParse(Object.fromEntries(search));
  return read.success ? read.data : null;
}

const inAddress = z.preprocess((given) => {
  const parameters = new Map(Object.entries(z.record(z.string(), z.string()).catch({}).parse(given)));
  return Object.fromEntries([...parameters].map(([name, value]) => [name, Number(value)]));
}, retentionSchema);

export function retentionDays({ keep_days: keepDays, shorten_after_days: shortenAfterDays }: RetentionForm): RetentionDays {
  return { keepDays, shortenAfterDays };
}

export function retentionForm({ keepDays, shortenAfterDays }: RetentionDays): RetentionForm {
  return { keep_days: keepDays, shorten_after_days: shortenAfterDays };
}
