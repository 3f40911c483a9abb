import type { Edits } from "../record/merge-edits";
import { typedMonth } from "../texts/month";
import type { DraftPlace } from "../record/draft";

export type DraftValues = { [name: string]: string | number | boolean | null | string[] | DraftValues };

/** The values of a draft as a form opens with them: the month of a legal text as somebody types it. */
export function openedValuesOf({ resource }: Pick<DraftPlace, "resource">, values: Edits): DraftValues {
  const opened = formValuesOf(values);
  return resource === "legal" && typeof opened.status === "string" ? { ...opened, status: typedMonth(opened.status) } : opened;
}

function formValuesOf(values: Edits): DraftValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formValueOf(value)]));
}

function formValueOf(value: unknown): DraftValues[string] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(String);
  return isGroup(value) ? formValuesOf(value) : null;
}

function isGroup(value: unknown): value is Edits {
  return typeof value === "object" && value !== null;
}
