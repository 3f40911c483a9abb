import { describe, expect, it } from "vitest";
import { dateTimesOf, isBackwards, logFilterFrom, placeFrom, placeText, usualPeriods } from "~/domain/people/login-log/login-log";

describe("the filter of the login log", () => {
  it("is read from the address without invalid values", () => {
    const search = new URLSearchParams("action=login&person=p1&from=2026-07-01&to=2026-13-45");
    expect(logFilterFrom(search)).toEqual({ action: "login", person: "p1", from: "2026-07-01", to: undefined });
    expect(logFilterFrom(new URLSearchParams("action=drop&from=yesterday&to=0000-01-01&person="))).toEqual({});
  });

  it.each([
    ["in summer", "2026-07-01", "2026-06-30T22:00:00.000Z", "2026-07-01T22:00:00.000Z"],
    ["in winter", "2026-01-15", "2026-01-14T23:00:00.000Z", "2026-01-15T23:00:00.000Z"],
    ["when the clocks go forward", "2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["when the clocks go back", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ])("covers the days of Madrid, %s", (_, day, since, before) => {
    expect(dateTimesOf({ from: day, to: day })).toEqual({ since: new Date(since), before: new Date(before) });
  });
});

describe("a position in the log", () => {
  const place = { createdAt: new Date("2026-11-21T08:15:30.123Z"), id: "4c1e" };

  it("is read back from an address", () => {
    expect(placeFrom(placeText(place))).toEqual(place);
  });

  it.each([null, "", "x", "2026-11-21T08:15:30.123Z", "never_4c1e", "275760-01-01_4c1e", "-000001-01-01T00:00:00Z_4c1e", "0000-01-01T00:00:00Z_4c1e"])("is undefined for %j", (text) => {
    expect(placeFrom(text)).toBeUndefined();
  });
});

describe("the days of the log", () => {
  it("follow the company's calendar across midnight", () => {
    const stretches = usualPeriods(new Date("2026-11-21T23:30:00Z"));
    expect(stretches).toEqual([
      { label: "Heute", from: "2026-11-22", to: "2026-11-22" },
      { label: "Gestern", from: "2026-11-21", to: "2026-11-21" },
      { label: "7 Tage", from: "2026-11-16", to: "2026-11-22" },
    ]);
  });

  it("are backwards if they end before they begin", () => {
    expect([isBackwards({ from: "2026-11-22", to: "2026-11-21" }), isBackwards({ from: "2026-11-21", to: "2026-11-21" }), isBackwards({ from: "2026-11-22" })]).toEqual([true, false, false]);
  });
});
