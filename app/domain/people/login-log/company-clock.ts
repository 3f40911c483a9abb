import { COMPANY_TIME_ZONE } from "~/i18n/company-time";

const HOUR_MS = 60 * 60 * 1000;
export const HOURS_OF_A_DAY = 24;
const DAY_MS = HOURS_OF_A_DAY * HOUR_MS;

/** Swedish formats dates like ISO 8601: "2026-11-21 14". */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: COMPANY_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** `day` like "2026-11-21", `hour` from 0 to 23. */
export function onCompanyClock(date: Date): { day: string; hour: number } {
  const [day = "", hour = ""] = clock.format(date).split(" ");
  return { day, hour: Number(hour) };
}

/** Counts hours since the epoch on the company's clock. Looks up one offset a day: clocks change at 1 a.m. UTC (Directive 2000/84/EC). */
export function companyHours(): (date: Date) => number {
  const offsets = new Map<number, number>();
  return (date) => {
    const hour = Math.floor(date.getTime() / HOUR_MS);
    const stretch = Math.floor((hour - 1) / HOURS_OF_A_DAY);
    const offset = offsets.get(stretch) ?? hourOnCompanyClock(date) - hour;
    offsets.set(stretch, offset);
    return hour + offset;
  };
}

function hourOnCompanyClock(date: Date): number {
  const { day, hour } = onCompanyClock(date);
  return Date.parse(day) / HOUR_MS + hour;
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Tries both offsets: Madrid is one or two hours ahead of UTC. */
export function beginOfDay(day: string): Date {
  const inGreenwich = Date.parse(`${day}T00:00:00Z`);
  const offset = [2, 1].find((hours) => onCompanyClock(new Date(inGreenwich - hours * HOUR_MS)).hour === 0) ?? 0;
  return new Date(inGreenwich - offset * HOUR_MS);
}
