import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { roleLabel } from "../access/role-label";
import { browserName } from "./browser-name";
import { onCompanyClock } from "./company-clock";
import type { LogFilter, LogPlace } from "./log-filter";
import { loginActionLabel } from "./login-action-label";
import { listLogRows } from "./login-logs-admin.server";
import { listPeopleOfLog } from "./people-of-log.server";
import { byId, type PersonOfLog } from "./person-of-log";

const COLUMNS = ["Datum", "Benutzer", "Rolle", "Aktion", "IP-Adresse", "Browser", "Erfolg", "Fehlermeldung"];

const FORMAT = { delimiter: ";", escape_formulas: true };

/** Few enough to be forgotten before anything is kept for long, enough for few questions. */
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

async function* piecesOf(filter: LogFilter): AsyncGenerator<Buffer> {
  let head = stringify([COLUMNS], { ...FORMAT, bom: true });
  let people = byId([]);
  let behind: LogPlace | undefined;
  for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE; ) {
    const rows = await listLogRows(filter, { behind, count: ROWS_AT_ONCE });
    if (rows.some(({ adminUserId }) => adminUserId !== null && !people.has(adminUserId))) people = byId(await listPeopleOfLog());
    const piece = pieceOf(head, rows, people);
    head = "";
    behind = rows.at(-1);
    count = rows.length;
    // why: rows that are still there while this waits for its reader are what V8 takes for long-lived, and then collects late
    rows.length = 0;
    if (piece.length > 0) yield piece;
    // why: reading a SQLite file never waits for anything, and a long log would keep every other request waiting
    await setImmediate();
  }
}

function pieceOf(head: string, rows: readonly LogRow[], people: ReadonlyMap<string | null, PersonOfLog>): Buffer {
  let lines = head;
  for (const row of rows) lines += lineOf(row, people.get(row.adminUserId));
  return Buffer.from(lines);
}

/** why one text, and no list of cells: V8 takes lists that are made by the million for long-lived, too. */
function lineOf({ createdAt, action, ipAddress, userAgent, success, errorMessage }: LogRow, person: PersonOfLog | undefined): string {
  const who = `${cellOf(person?.name ?? "Unbekannt")};${person ? cellOf(roleLabel(person.role)) : ""}`;
  const what = `${cellOf(loginActionLabel(action))};${cellOf(ipAddress)};${browserName(userAgent)}`;
  return `${date.format(createdAt)};${who};${what};${success ? "Ja" : "Nein"};${cellOf(errorMessage ?? "")}\n`;
}

/** Begins like no formula, and has nothing in it that means something in the file. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,:/@-]*$/u;

function cellOf(text: string): string {
  return text === "" || PLAIN.test(text) ? text : stringify([[text]], { ...FORMAT, eof: false });
}
