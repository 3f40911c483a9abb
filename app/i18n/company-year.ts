const year = new Intl.DateTimeFormat("en", { timeZone: "Europe/Madrid", year: "numeric" });

/** By the company's clock, wherever the process runs. */
export function companyYear(): number {
  return Number(year.format(new Date()));
}
