import { read } from "~/platform/database.server";
import { TRANSLATED } from "../resources.server";
import { type PageOf, pageOf } from "../record/list-pages";
import type { TranslatedResource } from "../resources";
import { countsAround, fits, type TranslationCounts, type TranslationFilter } from "./translation-filter";
import { recordStates } from "../record/translation-state";
import type { TranslatedRecord } from "./translation-filter";

export type TranslationOverview = PageOf & { records: TranslatedRecord[]; counts: TranslationCounts };

/** why: a record can have three outdated texts in two languages, each with a link to where it is compared */
const RECORDS_ON_A_PAGE = 12;

type Wanted = { resources: readonly TranslatedResource[]; filter: TranslationFilter; page: number };

/** One page of the records with the state of their translations. Two queries for each resource, for any number of records. */
export async function listTranslationStates({ resources, filter, page: wanted }: Wanted): Promise<TranslationOverview> {
  const states = (await Promise.all(resources.map(statesOfResource))).flat();
  const shown = states.filter((state) => fits(state, filter));
  const { page, pageCount, skip, take } = pageOf(wanted, shown.length, RECORDS_ON_A_PAGE);
  const countOf = (other: TranslationFilter) => states.filter((state) => fits(state, other)).length;
  return { records: shown.slice(skip, skip + take), page, pageCount, counts: countsAround(filter, resources, countOf) };
}

async function statesOfResource(resource: TranslatedResource): Promise<TranslatedRecord[]> {
  const select = { recordId: true, languageCode: true, field: true, value: true, sourceText: true } as const;
  const [records, stored] = await Promise.all([TRANSLATED[resource].listGermanTexts(), read.translation.findMany({ where: { resource }, select })]);
  return recordStates(resource, records, stored);
}
