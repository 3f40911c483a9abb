import type { ConflictFields } from "~/ui/admin/conflict-fieldset";
import { COMPANY_FIELDS } from "./company/company-labels";
import { historyLabelsOf } from "./history-labels";
import type { HistoryResource } from "./resources";
import { LOOK_FIELDS, SITE_LANGUAGES_FIELDS } from "./system/setting-labels";

/** Apart from `historyLabelsOf`, because only history screens need the many fields of the settings. */
export function historyFieldsOf(resource: HistoryResource): ConflictFields {
  const facts = resource === "settings" ? { ...COMPANY_FIELDS, ...LOOK_FIELDS, ...SITE_LANGUAGES_FIELDS } : {};
  return { ...historyLabelsOf(resource).fields, ...facts, sort_order: { label: "Platz in der Reihenfolge", kind: "whole" } };
}
