import * as z from "zod";
import { optionalUpTo, storedText } from "../record/field-schemas";
import { partOf } from "../record/list-pages";
import { isMonth, monthFrom } from "~/i18n/months";
import { isLinkTarget } from "./legal-document";

/** Five times the longest built-in text, and short enough to parse nested brackets fast. */
const LONGEST_TEXT = 40_000;

const NO_MONTH = "Bitte geben Sie Monat und Jahr an, zum Beispiel 09.2025.";

const status = z
  .string()
  .default("")
  .transform((typed) => (typed.trim() === "" ? "" : (monthFrom(typed) ?? typed)))
  .refine((month) => month === "" || isMonth(month), NO_MONTH);

const MOST_HEADINGS = 500;

const MOST_CELLS = 10_000;

/** An upper bound: a table ends at an empty line, and short rows are filled up to the width of the delimiter row. */
function cellsIn(typed: string): number {
  const tables = typed.split(/\n[\s>]*\n/).map((block) => block.split("\n"));
  const columnsOf = (lines: string[]) => Math.max(...lines.map((line) => (/^[\s|:>*+.\d-]*$/.test(line) ? line.split("|").length - 1 : 0)));
  return tables.reduce((cells, lines) => cells + columnsOf(lines) * lines.length, 0);
}

const text = optionalUpTo(LONGEST_TEXT)
  .refine((typed) => (typed.match(/^ {0,3}#{1,6}\s/gm)?.length ?? 0) <= MOST_HEADINGS, `Höchstens ${MOST_HEADINGS.toString()} Überschriften.`)
  .refine((typed) => cellsIn(typed) <= MOST_CELLS, `Höchstens ${MOST_CELLS.toLocaleString("de-DE")} Zellen in Tabellen.`);

const legalText = z.object({ content_value: text, status });

/** Links that the page would show as plain text with brackets. Empty if there are none. */
function linkProblems(typed: string): string {
  const nowhere = quoted(linkedFrom(typed).filter((address) => !isLinkTarget(address)));
  const open = quoted([...typed.matchAll(/\]\(([^()\n]*)$/gm)].map(([, address = ""]) => address.trim()).filter(Boolean));
  const problems = [
    nowhere && `Ein Link zu ${nowhere} führt nirgendwohin. Er beginnt mit https://, mailto: oder tel:, auf dieser Website mit einem Schrägstrich.`,
    open && `Nach ${open} fehlt die runde Klammer, mit der ein Link endet.`,
  ];
  return problems.filter(Boolean).join(" ");
}

function linkedFrom(typed: string): string[] {
  return [...typed.matchAll(/\]\(\s*<?([^\s()<>]*)/g)].map(([, address = ""]) => address);
}

function quoted(addresses: readonly string[]): string {
  return [...new Set(addresses)].map((address) => (address === "" ? "einer leeren Adresse" : `„${partOf(address, 0, 80)}“`)).join(" oder ");
}

const textWithLinks = text.refine((typed) => linkProblems(typed) === "", { error: ({ input }) => linkProblems(String(input)) });

type Targets = { isLost: (address: string) => boolean; sectionIds: readonly string[] };

export function lostLinksIn({ content_value }: LegalForm, { isLost, sectionIds }: Targets): Record<string, string> {
  const addresses = linkedFrom(content_value);
  const pages = quoted(addresses.filter(isLost));
  const sections = quoted(addresses.filter((address) => address.startsWith("#") && !sectionIds.includes(address.slice(1))));
  const problems = [
    pages && `Ein Link zu ${pages} führt nirgendwohin: Diese Seite gibt es auf dieser Website nicht.`,
    sections && `Ein Link zu ${sections} führt nirgendwohin: Diesen Abschnitt gibt es in diesem Text nicht.`,
  ].filter(Boolean);
  return problems.length === 0 ? {} : { content_value: problems.join(" ") };
}

/** Links are checked only here, so that older texts with broken links can still be restored. */
export const legalSchema = legalText.extend({ ...storedText, content_value: textWithLinks });

/** While somebody types, an unfinished link or month is no mistake. */
export const legalPreviewSchema = legalText.extend({ status: status.catch(""), version: z.string().optional(), opened_at: z.string().optional() });

export type LegalForm = z.output<typeof legalText>;

export function legalFormFrom(snapshot: unknown): LegalForm | null {
  return legalText.safeParse(snapshot).data ?? null;
}
