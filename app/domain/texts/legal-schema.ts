import * as z from "zod";
import { storedRecord } from "../record/field-schemas";
import { isMonth, monthFrom } from "~/i18n/months";
import { isLinkTarget } from "./legal-document";

/** why: five times the longest text that a new site has, and so little that no nesting of brackets makes it slow to read */
const LONGEST_TEXT = 40_000;

const NO_MONTH = "Bitte geben Sie Monat und Jahr an, zum Beispiel 09.2025.";

const status = z
  .string()
  .default("")
  .transform((typed) => (typed.trim() === "" ? "" : (monthFrom(typed) ?? typed)))
  .refine((month) => month === "" || isMonth(month), NO_MONTH);

const MOST_HEADINGS = 500;

const text = z
  .string()
  .trim()
  .max(LONGEST_TEXT, `Höchstens ${LONGEST_TEXT.toLocaleString("de-DE")} Zeichen.`)
  .refine((typed) => (typed.match(/^ {0,3}#{1,6}\s/gm)?.length ?? 0) <= MOST_HEADINGS, `Höchstens ${MOST_HEADINGS.toString()} Überschriften.`)
  .default("");

const legalText = z.object({ content_value: text, status });

/** Of `[text](address)`, the first address that no page would link to, so that the brackets would show. */
function faultyLink(typed: string): string | undefined {
  const addresses = [...typed.matchAll(/\]\(\s*<?([^\s()<>]+)/g)].map(([, address = ""]) => address);
  return addresses.find((address) => !isLinkTarget(address));
}

function linkMessage(address = ""): string {
  return `Der Link zu „${address.slice(0, 80)}“ führt nirgendwohin. Er beginnt mit https://, mailto: oder tel:, auf dieser Website mit einem Schrägstrich.`;
}

const textWithLinks = text.refine((typed) => faultyLink(typed) === undefined, {
  error: ({ input }) => linkMessage(faultyLink(String(input))),
});

/**
 * A legal text with the month that it says it is from. `version` is the one that the form was made from. What was saved
 * before may have faulty links and can still be restored.
 */
export const legalSchema = legalText.extend({ ...storedRecord, content_value: textWithLinks });

/** The same while somebody types. */
export const legalPreviewSchema = legalText.extend({ status: status.catch(""), version: z.string().optional() });

export type LegalForm = z.output<typeof legalText>;

/** A form out of the history; null for one that no form would take today. */
export function legalFormFrom(snapshot: unknown): LegalForm | null {
  return legalText.safeParse(snapshot).data ?? null;
}
