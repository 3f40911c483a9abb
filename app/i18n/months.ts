import type { Language } from "./languages";

/** A month such as "2025-09" as a visitor reads it: "septiembre de 2025". */
export function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
