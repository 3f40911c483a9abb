import { type FormValues, formValuesOf } from "../record/form-values";
import type { Edits } from "../record/merge-edits";
import { typedMonth } from "~/i18n/months";
import type { DraftPlace } from "./draft";

/** The values of a draft as a form opens with them: the month of a legal text as somebody types it. */
export function openedValuesOf({ resource }: Pick<DraftPlace, "resource">, values: Edits): FormValues {
  const opened = formValuesOf(values);
  return resource === "legal" && typeof opened.status === "string" ? { ...opened, status: typedMonth(opened.status) } : opened;
}
