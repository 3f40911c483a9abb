import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { roleLabel } from "../access/role-label";
import { browserName } from "./browser-name";
import type { LogFilter, LogPlace } from "./log-filter";
import { loginActionLabel } from "./login-action-label";
import { listLogRows } from "./login-logs-admin.server";

const COLUMNS = ["Datum", "Benutzer", "Rolle", "Aktion", "IP-Adresse", "Browser", "Erfolg", "Fehlermeldung"];

const ROWS_AT_ONCE = 1000;

type LogRow = Awaited<ReturnType<typeof listLogRows>>[number];

const date = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "medium", timeZone: "Europe/Madrid" });
const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" });

/** The name of the file that is exported now, such as `login-logs-2026-11-21.csv`. */
export function logFileName(now = new Date()): string {
  return `login-logs-${day.format(now)}.csv`;
}

/**
 * The log as German spreadsheets read it: semicolons, UTF-8 with a mark. Rows are read a thousand at a time, however
 * many there are. A cell that a spreadsheet would take for a formula is led by an apostrophe (OWASP, "CSV Injection").
 */
export function openLogFile(filter: LogFilter): Readable {
  const lines = stringify({ bom: true, header: true, columns: COLUMNS, delimiter: ";", escape_formulas: true });
  return Readable.from(cellsOf(filter)).pipe(lines);
}

async function* cellsOf(filter: LogFilter) {
  let behind: LogPlace | undefined;
  for (;;) {
    const rows = await listLogRows(filter, { behind, count: ROWS_AT_ONCE });
    for (const row of rows) yield cellsOfRow(row);
    behind = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function cellsOfRow({ createdAt, adminUser, action, ipAddress, userAgent, success, errorMessage }: LogRow): string[] {
  return [
    date.format(createdAt),
    adminUser ? `${adminUser.firstName} ${adminUser.lastName}`.trim() : "Unbekannt",
    adminUser ? roleLabel(adminUser.role.name) : "",
    loginActionLabel(action),
    ipAddress,
    browserName(userAgent),
    success ? "Ja" : "Nein",
    errorMessage ?? "",
  ];
}
