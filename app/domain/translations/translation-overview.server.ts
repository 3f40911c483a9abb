import { read } from "~/platform/database.server";
import { type PageOf, pageOf } from "../records/list-pages";
import type { RecordNoun } from "../records/record-nouns";
import { markOf } from "./confirm-translation.server";
import { GERMAN_RECORDS } from "./german-records.server";
import { countsAround, fits, type TranslationCounts, type TranslationFilter } from "./translation-filter";
import { type ListedState, type RecordState, recordStates } from "./translation-state";

export type TranslationOverview = PageOf & { records: ListedState[]; counts: TranslationCounts };

/** why: an outdated text comes with what was said then and now, so that few records make a long page */
const RECORDS_ON_A_PAGE = 8;

type Wanted = { nouns: readonly RecordNoun[]; filter: TranslationFilter; page: number };

/** One page of the records with the state of their translations. Two queries for each noun, for any number of records. */
export async function listTranslationStates({ nouns, filter, page: wanted }: Wanted): Promise<TranslationOverview> {
  const states = (await Promise.all(nouns.map(statesOfNoun))).flat();
  const shown = states.filter((state) => fits(state, filter));
  const { page, pageCount, skip, take } = pageOf(wanted, shown.length, RECORDS_ON_A_PAGE);
  const records = shown.slice(skip, skip + take).map(withMarks);
  const countOf = (other: TranslationFilter) => states.filter((state) => fits(state, other)).length;
  return { records, page, pageCount, counts: countsAround(filter, nouns, countOf) };
}

async function statesOfNoun(noun: RecordNoun): Promise<RecordState[]> {
  const select = { recordId: true, languageCode: true, field: true, value: true, sourceText: true } as const;
  const [records, stored] = await Promise.all([GERMAN_RECORDS[noun](), read.translation.findMany({ where: { noun }, select })]);
  return recordStates(noun, records, stored);
}

function withMarks(state: RecordState): ListedState {
  const languages = state.languages.map(({ outdated, ...language }) => ({
    ...language,
    outdated: outdated.map((text) => ({ ...text, seen: markOf(text) })),
  }));
  return { ...state, languages };
}
