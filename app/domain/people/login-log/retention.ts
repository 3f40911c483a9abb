import * as z from "zod";
import { storedRecord } from "../../record/field-schemas";

/** `shortened` is an upper bound. */
export type RetentionEffect = { total: number; deleted: number; shortened: number; ends: ReturnType<typeof retentionEnds> };

const MOST_DAYS = 3650;

const days = z
  .number("Bitte geben Sie eine ganze Zahl ein.")
  .int("Bitte geben Sie eine ganze Zahl ein.")
  .min(1, "Mindestens 1 Tag.")
  .max(MOST_DAYS, `Höchstens ${MOST_DAYS.toLocaleString("de-DE")} Tage.`);

const fields = { keep_days: days, shorten_after_days: days };

export type RetentionForm = z.output<z.ZodObject<typeof fields>>;

export const retentionSchema = z.object({ ...fields, ...storedRecord });

export function retentionFrom(search: URLSearchParams): (RetentionForm & { version: number }) | null {
  const given = Object.fromEntries([...search].map(([name, value]) => [name, Number(value)]));
  return retentionSchema.safeParse(given).data ?? null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Rows before `kept` are deleted; addresses before `whole` are shortened. */
export function retentionEnds({ keep_days, shorten_after_days }: RetentionForm, now: Date) {
  return { kept: hoursBegin(now, keep_days), whole: hoursBegin(now, shorten_after_days) };
}

function hoursBegin(now: Date, daysAgo: number): Date {
  const moment = now.getTime() - daysAgo * DAY_MS;
  return new Date(moment - (moment % HOUR_MS));
}
