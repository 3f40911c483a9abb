import { expect, it } from "vitest";
import { isMonth, monthFrom, typedMonth } from "~/i18n/months";

it.each([
  ["09.2025", "2025-09"],
  ["9.2025", "2025-09"],
  ["12 / 2031", "2031-12"],
  [" 09.2025 ", "2025-09"],
  ["2025-01", "2025-01"],
  ["13.2025", null],
  ["0.2025", null],
  ["09.1925", null],
  ["September 2025", null],
  ["", null],
])("%j is read as %j", (typed, month) => {
  expect(monthFrom(typed)).toBe(month);
});

it("a month is displayed as it is typed", () => {
  expect(typedMonth("2025-09")).toBe("09.2025");
  expect([typedMonth(""), typedMonth("2025-99")]).toEqual(["", ""]);
  expect(isMonth("2025-9")).toBe(false);
});
