import type { Language } from "./languages";

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const TYPED_MONTH = /^(0?[1-9]|1[0-2])\s*[./]\s*(20\d\d)$/;

/** "2025-09" is "septiembre de 2025". */
export function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** "09.2025" is "2025-09"; null for anything else. */
export function monthFrom(typed: string): string | null {
  const [, month = "", year = ""] = TYPED_MONTH.exec(typed.trim()) ?? [];
  if (year !== "") return `${year}-${month.padStart(2, "0")}`;
  return isMonth(typed.trim()) ? typed.trim() : null;
}

export function typedMonth(stored: string): string {
  return isMonth(stored) ? stored.split("-").reverse().join(".") : "";
}
