import { expect, it } from "vitest";
import { formatDateTime, formatDay } from "~/ui/admin/dates";

it("formats days and times in the company's time zone, in summer and in winter", () => {
  expect([formatDay, formatDateTime].map((format) => format(new Date("2026-07-14T22:30:00Z")))).toEqual(["15.07.2026", "15.07.2026, 00:30"]);
  expect(formatDateTime(new Date("2026-12-31T23:05:00Z"))).toBe("01.01.2027, 00:05");
});
