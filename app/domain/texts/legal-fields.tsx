import { monthName } from "~/i18n/months";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import type { FieldLabels } from "../record/difference-list";
import { isMonth } from "./month";

/** What the fields of a legal text are called, and how their values look. */
export const LEGAL_FIELDS: Readonly<Record<"status" | "content_value", ConflictField>> = {
  status: { label: "Stand", kind: "whole", show: shownMonth },
  content_value: { label: "Text", kind: "lines" },
};

const fields: Readonly<Record<string, ConflictField>> = LEGAL_FIELDS;

export const LEGAL_LABELS: FieldLabels = {
  names: Object.keys(LEGAL_FIELDS),
  fieldOf: (name) => fields[name] ?? { label: name },
};

function shownMonth(value: unknown) {
  return typeof value === "string" && isMonth(value) ? monthName(value, "de") : <em>ohne Angabe</em>;
}
