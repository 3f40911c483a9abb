import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { COMPANY_FIELDS } from "./company/company-labels";
import { fieldOf, historyLabelsOf } from "./history-labels";
import type { FieldLabels } from "./record/difference-list";
import type { HistoryResource } from "./resources";
import { LOOK_FIELDS, SITE_LANGUAGES_FIELDS } from "./system/setting-labels";

const SETTINGS: Readonly<Record<string, ConflictField>> = { ...COMPANY_FIELDS, ...LOOK_FIELDS, ...SITE_LANGUAGES_FIELDS };

/** why not in `historyLabelsOf`: only the screens of the history know the many fields of the settings */
export function fieldLabelsOf(resource: HistoryResource): FieldLabels {
  const facts = resource === "settings" ? SETTINGS : {};
  const names = [...Object.keys(historyLabelsOf(resource).fields), ...Object.keys(facts)];
  return { names, fieldOf: (name) => facts[name] ?? fieldOf(resource, name) };
}
