import { read } from "~/platform/database.server";
import { type PageOf, pageOf } from "../records/list-pages";
import { GERMAN_RECORDS } from "./german-records.server";
import type { TranslatedNoun } from "./translation";
import { countsAround, fits, type TranslationCounts, type TranslationFilter } from "./translation-filter";
import { type RecordState, recordStates } from "./translation-state";

export type TranslationOverview = PageOf & { records: RecordState[]; counts: TranslationCounts };

/** why: a record can have three outdated texts in two languages, each with a link to where it is compared */
const RECORDS_ON_A_PAGE = 12;

type Wanted = { nouns: readonly TranslatedNoun[]; filter: TranslationFilter; page: number };

/** One page of the records with the state of their translations. Two queries for each noun, for any number of records. */
export async function listTranslationStates({ nouns, filter, page: wanted }: Wanted): Promise<TranslationOverview> {
  const states = (await Promise.all(nouns.map(statesOfNoun))).flat();
  const shown = states.filter((state) => fits(state, filter));
  const { page, pageCount, skip, take } = pageOf(wanted, shown.length, RECORDS_ON_A_PAGE);
  const countOf = (other: TranslationFilter) => states.filter((state) => fits(state, other)).length;
  return { records: shown.slice(skip, skip + take), page, pageCount, counts: countsAround(filter, nouns, countOf) };
}

async function statesOfNoun(noun: TranslatedNoun): Promise<RecordState[]> {
  const select = { recordId: true, languageCode: true, field: true, value: true, sourceText: true } as const;
  const [records, stored] = await Promise.all([GERMAN_RECORDS[noun](), read.translation.findMany({ where: { noun }, select })]);
  return recordStates(noun, records, stored);
}
