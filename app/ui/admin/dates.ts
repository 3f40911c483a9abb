/** The company's clock: also where the browser has another one. */
const CLOCK = { timeZone: "Europe/Madrid" };

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
