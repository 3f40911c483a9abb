import { describe, expect, it } from "vitest";
import { browserName } from "~/domain/people/login-log/login-log";
import { loginStatistics, statisticsBegin } from "~/domain/people/login-log/login-statistics";

const EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

// noon in Palma, which is one hour ahead of UTC in winter
const NOW = new Date("2026-02-10T11:20:00Z");

function hours(counts: Record<string, number>) {
  return Object.entries(counts).map(([hour, count]) => ({ hour: new Date(`${hour}:00:00Z`), count }));
}

describe("the login statistics", () => {
  it("count today in Palma's time, not in UTC", () => {
    const { today } = loginStatistics(hours({ "2026-02-09T22": 7, "2026-02-09T23": 2, "2026-02-10T08": 3 }), [], NOW);
    expect(today.count).toBe(5);
  });

  it("compare today with yesterday up to the end of the same hour", () => {
    const yesterday = { "2026-02-09T08": 1, "2026-02-09T11": 1, "2026-02-09T12": 50 };
    const statistics = loginStatistics(hours({ ...yesterday, "2026-02-10T08": 3 }), [], NOW);
    expect(statistics).toMatchObject({ hourNow: 12, today: { count: 3, before: 2, change: 50 } });
  });

  it("compare seven and thirty days with the same number of days before", () => {
    const ofWeek = { "2026-02-03T23": 4, "2026-02-03T11": 5, "2026-02-03T12": 50, "2026-01-27T23": 3, "2026-01-27T22": 100 };
    const counts = { ...ofWeek, "2026-01-11T23": 8, "2026-01-11T11": 24, "2026-01-11T12": 1000 };
    const { week, month } = loginStatistics(hours(counts), [], NOW);
    expect(week).toEqual({ count: 4, before: 8, change: -50 });
    expect(month).toEqual({ count: 170, before: 24, change: 608 });
  });

  it("show no percentage when there is nothing to compare with", () => {
    expect(loginStatistics(hours({ "2026-02-10T08": 3 }), [], NOW).week).toEqual({ count: 3, before: 0, change: null });
  });

  it("list the four most frequent browsers with their share of all", () => {
    const counts = { Safari: 1, Chrome: 5, Edge: 2, Unbekannt: 1, Firefox: 1 };
    const browsers = Object.entries(counts).map(([browser, count]) => ({ browser, count }));
    const { browsers: ranked } = loginStatistics([], browsers, NOW);
    expect(ranked).toHaveLength(4);
    expect(ranked.slice(0, 2)).toEqual([{ name: "Chrome", count: 5, share: 50 }, { name: "Edge", count: 2, share: 20 }]);
  });

  it("count logins per hour of Palma, in summer and winter", () => {
    const summer = loginStatistics(hours({ "2026-07-01T06": 2, "2026-07-03T12": 1 }), [], new Date("2026-07-04T12:00:00Z"));
    expect([summer.hours[8], summer.hours[14], summer.peakHour]).toEqual([2, 1, 8]);
    const winter = loginStatistics(hours({ "2026-02-01T06": 2 }), [], NOW);
    expect([winter.hours[7], winter.peakHour, winter.hours.length]).toEqual([2, 7, 24]);
  });

  it("count the repeated hour of the autumn clock change as one, and the skipped hour of spring not at all", () => {
    const back = loginStatistics(hours({ "2026-10-25T00": 3, "2026-10-25T01": 4 }), [], new Date("2026-10-25T20:00:00Z"));
    expect([back.hours[2], back.today.count]).toEqual([7, 7]);
    const forward = loginStatistics(hours({ "2026-03-29T00": 3, "2026-03-29T01": 4 }), [], new Date("2026-03-29T20:00:00Z"));
    expect([forward.hours[1], forward.hours[2], forward.hours[3]]).toEqual([3, 0, 4]);
    expect(forward.today.count).toBe(7);
  });

  it("begin thirty and sixty days ago including today, hourly from the day before, also across a clock change", () => {
    expect(statisticsBegin(new Date("2026-11-10T23:30:00Z"))).toEqual({
      compared: "2026-09-13",
      hourly: "2026-10-12",
      shown: "2026-10-13",
    });
  });

  it("are empty without logins", () => {
    const empty = { browsers: [], peakHour: null, today: { count: 0, before: 0, change: null } };
    expect(loginStatistics([], [], NOW)).toMatchObject(empty);
  });
});

describe("the browser name", () => {
  it.each([
    [EDGE, "Edge"],
    [CHROME, "Chrome"],
    [SAFARI, "Safari"],
    [FIREFOX, "Firefox"],
    ["", "Unbekannt"],
  ])("of '%s'", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
