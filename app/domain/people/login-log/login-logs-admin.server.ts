import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import { COMPANY_TIME_ZONE } from "~/i18n/company-time";
import { csvOf, openFileOf } from "~/platform/csv-file.server";
import { read } from "~/platform/database.server";
import { nameInLog, nameOf, type PersonOfLog, roleLabel } from "./person-names";
import { browserName, dateTimesOf, failureText, type LogFilter, loginActionLabel, type LogPlace } from "./login-log";
import { beginOfDay, onCompanyClock } from "./company-clock";
import { type BrowserCount, type LoginStatistics, loginStatistics, statisticsBegin } from "./login-statistics";

export const LOGS_SHOWN = 100;

export async function listLogs(filter: LogFilter, behind?: LogPlace) {
  const [rows, people] = [await listLogRows(filter, { behind, count: LOGS_SHOWN + 1 }), await listPeopleOfLog()];
  const logs = withPeople(rows.slice(0, LOGS_SHOWN), people);
  const last = logs.at(-1);
  return { logs, people, older: rows.length > LOGS_SHOWN && last ? { createdAt: last.createdAt, id: last.id } : null };
}

function withPeople<Row extends { adminUserId: string | null }>(rows: readonly Row[], people: readonly PersonOfLog[]) {
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.map(({ adminUserId, ...row }) => ({ ...row, person: byId.get(adminUserId ?? "") ?? null }));
}

/** Continues `behind` a row instead of at an offset, so that the last page is as fast as the first. */
function listLogRows(filter: LogFilter, { behind, count }: { behind?: LogPlace; count: number }) {
  return read.loginLog.findMany({
    where: conditionsOf(filter, behind),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: count,
    select: {
      id: true,
      action: true,
      ipAddress: true,
      userAgent: true,
      success: true,
      errorMessage: true,
      attempts: true,
      lastAttemptAt: true,
      createdAt: true,
      adminUserId: true,
    },
  });
}

/** One upper bound only: of two, SQLite uses the first as its start and scans from there to the other. */
function conditionsOf(filter: LogFilter, behind: LogPlace | undefined) {
  const { since, before } = dateTimesOf(filter);
  const which = { action: filter.action, adminUserId: filter.person };
  if (behind === undefined || (before && before <= behind.createdAt)) return { ...which, createdAt: { gte: since, lt: before } };
  const { createdAt, id } = behind;
  return { ...which, createdAt: { gte: since, lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}

/** Includes deleted people, with their last name. Read separately: a join for every row would cost more. */
export async function listPeopleOfLog(): Promise<PersonOfLog[]> {
  const select = { id: true, firstName: true, lastName: true, role: { select: { name: true } } };
  // without these names the log is still shown
  const former = listFormer().catch((): PersonOfLog[] => []);
  const people = await read.adminUser.findMany({ orderBy: [{ lastName: "asc" }, { firstName: "asc" }], select });
  const present = people.map(({ id, role, ...person }) => ({ id, name: nameOf(person), role: role.name, isGone: false }));
  return [...present, ...(await former)];
}

const formerSchema = z.object({ name: z.string().min(1), role: z.string() });

async function listFormer(): Promise<PersonOfLog[]> {
  const deletions = await read.change.findMany({
    where: { resource: "users", action: "delete" },
    orderBy: { createdAt: "desc" },
    select: { recordId: true, before: true },
  });
  return deletions.flatMap(({ recordId, before }) => {
    const { data } = formerSchema.safeParse(before);
    return data ? [{ id: recordId, ...data, isGone: true }] : [];
  });
}

const COLUMNS = ["Datum", "Benutzer", "Rolle", "Aktion", "IP-Adresse", "Browser", "Erfolg", "Fehlermeldung"];

const ROWS_AT_ONCE = 500;

type LogRow = Awaited<ReturnType<typeof listLogRows>>[number];

const date = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "medium", timeZone: COMPANY_TIME_ZONE });

export function logFileName(now = new Date()): string {
  return `login-logs-${onCompanyClock(now).day}.csv`;
}

export function openLogFile(filter: LogFilter): Promise<Readable> {
  return openFileOf(csvOf(COLUMNS, listCells(filter), { escape_formulas: true }));
}

async function* listCells(filter: LogFilter): AsyncGenerator<string[][]> {
  const people = await listPeopleOfLog();
  let behind: LogPlace | undefined;
  for (let rows: LogRow[] | undefined; rows === undefined || rows.length === ROWS_AT_ONCE; ) {
    rows = await listLogRows(filter, { behind, count: ROWS_AT_ONCE });
    behind = rows.at(-1);
    yield withPeople(rows, people).map(cellsOf);
    // SQLite reads without waiting, so a long log would block all other requests
    await setImmediate();
  }
}

function cellsOf({ createdAt, action, ipAddress, userAgent, success, person, ...failed }: ReturnType<typeof withPeople<LogRow>>[number]): string[] {
  const who = [person ? nameInLog(person) : "Unbekannt", person ? roleLabel(person.role) : ""];
  const what = [loginActionLabel(action), ipAddress, browserName(userAgent)];
  return [date.format(createdAt), ...who, ...what, success ? "Ja" : "Nein", failureText(failed, date.format)];
}

const RECENT_LOGINS = 10;

/** Successful logins. Not by `success`, because an index covers the action alone. */
const LOGINS = { action: "login" };

export async function findLoginReport(now = new Date()) {
  const [statistics, logins] = await Promise.all([findLoginStatistics(now), listRecentLogins(RECENT_LOGINS)]);
  return { statistics, logins };
}

export async function findLoginStatistics(now = new Date()): Promise<LoginStatistics> {
  const begins = statisticsBegin(now);
  const [compared, hourly] = [beginOfDay(begins.compared), beginOfDay(begins.hourly)];
  const [count, logins, browsers] = await Promise.all([
    read.loginLog.count({ where: { ...LOGINS, createdAt: { gte: compared, lt: hourly } } }),
    read.loginLog.findMany({ where: { ...LOGINS, createdAt: { gte: hourly } }, select: { createdAt: true } }),
    countByBrowser(beginOfDay(begins.shown)),
  ]);
  // before `hourly` only the sum matters, so all of these count in one hour
  const counts = [{ hour: compared, count }, ...logins.map(({ createdAt }) => ({ hour: createdAt, count: 1 }))];
  return loginStatistics(counts, browsers, now);
}

export async function listRecentLogins(count: number) {
  const [rows, people] = await Promise.all([
    read.loginLog.findMany({
      where: LOGINS,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: count,
      select: { id: true, createdAt: true, userAgent: true, adminUserId: true },
    }),
    listPeopleOfLog(),
  ]);
  return withPeople(rows, people);
}

async function countByBrowser(since: Date): Promise<BrowserCount[]> {
  const groups = await read.loginLog.groupBy({ by: ["userAgent"], where: { ...LOGINS, createdAt: { gte: since } }, _count: true });
  const counts = new Map<string, number>();
  for (const { userAgent, _count } of groups) {
    const browser = browserName(userAgent);
    counts.set(browser, (counts.get(browser) ?? 0) + _count);
  }
  return [...counts].map(([browser, count]) => ({ browser, count }));
}
