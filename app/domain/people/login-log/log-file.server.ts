import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { byId, nameInLog, type PersonOfLog, roleLabel } from "./person-names";
import { browserName, failureText, loginActionLabel } from "./login-log";
import { onCompanyClock } from "./company-clock";
import type { LogFilter, LogPlace } from "./log-filter";
import { listLogRows, listPeopleOfLog } from "./login-logs-admin.server";

const COLUMNS = ["Datum", "Benutzer", "Rolle", "Aktion", "IP-Adresse", "Browser", "Erfolg", "Fehlermeldung"];

const FORMAT = { delimiter: ";", escape_formulas: true };

const ROWS_AT_ONCE = 500;

type LogRow = Awaited<ReturnType<typeof listLogRows>>[number];

const date = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "medium", timeZone: "Europe/Madrid" });

/** The name of the file that is exported now, such as `login-logs-2026-11-21.csv`. */
export function logFileName(now = new Date()): string {
  return `login-logs-${onCompanyClock(now).day}.csv`;
}

/**
 * The log as German spreadsheets read it: semicolons, UTF-8 with a mark. Rows are read a few hundred at a time and are
 * one piece of the file, however many there are. A cell that a spreadsheet would take for a formula is led by an
 * apostrophe (OWASP, "CSV Injection"). Rejects when not even the first rows could be read.
 */
export async function openLogFile(filter: LogFilter): Promise<Readable> {
  const file = Readable.from(piecesOf(filter), { highWaterMark: 1 });
  await once(file, "readable");
  return file;
}

async function* piecesOf(filter: LogFilter): AsyncGenerator<string> {
  const people = byId(await listPeopleOfLog());
  let behind: LogPlace | undefined;
  let piece = stringify([COLUMNS], { ...FORMAT, bom: true });
  for (let rows: LogRow[] | undefined; rows === undefined || rows.length === ROWS_AT_ONCE; ) {
    rows = await listLogRows(filter, { behind, count: ROWS_AT_ONCE });
    behind = rows.at(-1);
    piece += stringify(rows.map((row) => cellsOf(row, people.get(row.adminUserId))), FORMAT);
    if (piece !== "") yield piece;
    piece = "";
    // why: reading a SQLite file never waits for anything, and a long log would keep every other request waiting
    await setImmediate();
  }
}

function cellsOf({ createdAt, action, ipAddress, userAgent, success, ...failed }: LogRow, person: PersonOfLog | undefined): string[] {
  const who = [person ? nameInLog(person) : "Unbekannt", person ? roleLabel(person.role) : ""];
  const what = [loginActionLabel(action), ipAddress, browserName(userAgent)];
  return [date.format(createdAt), ...who, ...what, success ? "Ja" : "Nein", failureText(failed, date.format)];
}
