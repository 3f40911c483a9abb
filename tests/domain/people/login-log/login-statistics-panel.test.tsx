import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loginStatistics } from "~/domain/people/login-log/login-statistics";
import { LoginStatisticsPanel } from "~/domain/people/login-log/login-statistics-panel";

it("the statistics of an empty log speak of the log, not of all logins ever", () => {
  const statistics = loginStatistics([], [], new Date("2026-11-21T12:30:00Z"));
  const shown = renderToStaticMarkup(<LoginStatisticsPanel report={{ statistics, logins: [] }} />);
  expect(shown).toContain("Erfolgreiche Anmeldungen, die im Login-Log stehen");
  expect(shown).toContain("Keine Anmeldungen im Login-Log");
  expect(shown).not.toContain("Noch keine");
});
