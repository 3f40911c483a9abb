import { COMPANY_FIELDS } from "./company/company-labels";
import { fieldOf, historyLabelsOf } from "./history-labels";
import type { FieldLabels } from "./record/difference-list";
import type { HistoryResource } from "./resources";

const COMPANY: Readonly<Record<string, (typeof COMPANY_FIELDS)[keyof typeof COMPANY_FIELDS]>> = COMPANY_FIELDS;

/** What the history calls the fields of a resource. why apart: only its screens know the many facts about the company. */
export function fieldLabelsOf(resource: HistoryResource): FieldLabels {
  const facts = resource === "settings" ? COMPANY : {};
  const names = [...Object.keys(historyLabelsOf(resource).fields), ...Object.keys(facts)];
  return { names, fieldOf: (name) => facts[name] ?? fieldOf(resource, name) };
}
