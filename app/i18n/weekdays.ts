import type { Language } from "./languages";

/** Named as in schema.org. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export function isWeekday(word: string): word is Weekday {
  return WEEKDAYS.some((day) => day === word);
}

export function weekdayName(day: Weekday, language: Language): string {
  // January 1st, 2024 was a Monday
  const date = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date);
}
