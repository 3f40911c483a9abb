import { describe, expect, it } from "vitest";
import { browserName } from "~/domain/login-log/browser-name";
import { loginStatistics } from "~/domain/login-log/login-statistics";

const EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

// Noon in Palma: one hour ahead of UTC in winter.
const NOW = new Date("2026-02-10T11:00:00Z");

function login(at: string, userAgent = CHROME) {
  return { createdAt: new Date(at), userAgent };
}

describe("the statistics of logins", () => {
  it("count today by the calendar of Palma, not by that of UTC", () => {
    const logins = [login("2026-02-09T23:30:00Z"), login("2026-02-10T08:00:00Z"), login("2026-02-09T22:30:00Z")];
    expect(loginStatistics(logins, NOW).today).toEqual({ count: 2, change: 100 });
  });

  it("compare each time with the same time before it", () => {
    const week = ["2026-02-04T11:00:01Z", "2026-02-08T10:00:00Z"];
    const weekBefore = ["2026-02-01T10:00:00Z", "2026-01-30T10:00:00Z", "2026-01-29T10:00:00Z", "2026-01-28T10:00:00Z"];
    const statistics = loginStatistics([...week, ...weekBefore].map((at) => login(at)), NOW);
    expect(statistics.week).toEqual({ count: 2, change: -50 });
    expect(statistics.month).toEqual({ count: 6, change: null });
  });

  it("name the four browsers that come most, of the last thirty days", () => {
    const logins = [CHROME, CHROME, SAFARI, FIREFOX, EDGE, "curl/8"].map((agent) => login("2026-02-01T10:00:00Z", agent));
    const { browsers } = loginStatistics([...logins, login("2026-01-01T10:00:00Z", SAFARI)], NOW);
    expect(browsers).toHaveLength(4);
    expect(browsers[0]).toEqual({ name: "Chrome", count: 2 });
  });

  it("find the hour with most logins on the clock of Palma, also in summer", () => {
    const logins = ["2026-07-01T06:10:00Z", "2026-07-02T06:50:00Z", "2026-07-03T12:00:00Z"].map((at) => login(at));
    expect(loginStatistics(logins, new Date("2026-07-04T12:00:00Z")).peakHour).toBe(8);
  });

  it("are empty without logins", () => {
    expect(loginStatistics([], NOW)).toMatchObject({ browsers: [], peakHour: null, today: { count: 0, change: null } });
  });
});

describe("the name of a browser", () => {
  it.each([
    [EDGE, "Edge"],
    [CHROME, "Chrome"],
    [SAFARI, "Safari"],
    [FIREFOX, "Firefox"],
    ["", "Unbekannt"],
  ])("%s", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
