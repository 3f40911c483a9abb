/** The company's clock: the same on the server, in every browser and in the figures of a day. */
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

/** "21.11.2026" */
export function formatDay(date: Date): string {
  return day.format(date);
}

/** "21.11.2026, 14:05" */
export function formatDateTime(date: Date): string {
  return dateTime.format(date);
}
