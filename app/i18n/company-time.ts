/** The time zone of Mallorca, wherever the process or the reader is. */
export const COMPANY_TIME_ZONE = "Europe/Madrid";

const year = new Intl.DateTimeFormat("en", { timeZone: COMPANY_TIME_ZONE, year: "numeric" });

export function companyYear(): number {
  return Number(year.format(new Date()));
}
