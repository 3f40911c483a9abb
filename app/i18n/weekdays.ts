import type { Language } from "./languages";

/** The days in the order of the week, as schema.org names them. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export function isWeekday(word: string): word is Weekday {
  return WEEKDAYS.some((day) => day === word);
}

/** As a text says it in the middle of a line: "Montag", "lunes". */
export function weekdayName(day: Weekday, language: Language): string {
  // why: the first of January 2024 was a Monday
  const date = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date);
}
