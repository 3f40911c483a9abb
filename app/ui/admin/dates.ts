import { COMPANY_TIME_ZONE } from "~/i18n/company-time";

/** The company's time zone, whatever the browser's is. */
const CLOCK = { timeZone: COMPANY_TIME_ZONE };

const day = new Intl.DateTimeFormat("de-DE", { ...CLOCK, day: "2-digit", month: "2-digit", year: "numeric" });
const dateTime = new Intl.DateTimeFormat("de-DE", {
  ...CLOCK,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

export function formatDay(date: Date): string {
  return day.format(date);
}

export function formatDateTime(date: Date): string {
  return dateTime.format(date);
}
