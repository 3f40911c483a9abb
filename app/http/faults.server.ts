import type { SubmissionResult } from "@conform-to/react";
import { besideReason } from "~/i18n/form-labels";
import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { withoutPersonalData } from "~/platform/logged-error";
import { logger } from "~/platform/logger.server";
import { awayNow, noteAway } from "~/platform/time-budget.server";
import { requestIdNow } from "~/platform/request-id.server";
import { neverCached } from "./answers";
import { typedInto } from "./expired-post.server";
import { isRead } from "./request-paths";

export function logError(error: unknown, request: Request): void {
  logger.error({ err: error, method: request.method, path: pathOf(request) }, "request failed");
}

export function shownRequestId(status: number): string | null {
  return status >= 500 ? requestIdNow() : null;
}

export function withFault(reply: SubmissionResult, failure?: string): SubmissionResult {
  const reason = reasonText();
  const messages = [failure && besideReason(failure, reason), reason].flatMap((text) => text ?? []);
  return messages.length === 0 ? reply : { ...reply, status: "error", error: { ...reply.error, "": messages } };
}

const DISK_FULL = "Der Speicherplatz ist erschöpft. Bitte lassen Sie ihn vergrößern. Ihre Eingaben stehen noch hier.";

const STORAGE_AWAY = "Der Speicher der Bilder antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** The reason for staff; `visitorsReason` is the one for visitors. */
export function reasonText(): string | null {
  const now = awayNow();
  if (now === "storage") return STORAGE_AWAY;
  return now === "space" ? DISK_FULL : visitorsReason(DEFAULT_LANGUAGE);
}

export function visitorsReason(language: Language): string | null {
  const { away, full } = dictionaryOf(language).contact.error;
  const now = awayNow();
  return now === "database" ? away : now === "space" ? full : null;
}

/** On a full disk, or without an answer from the database, the front passes only the beginning of files. */
export function cameWithoutFiles({ headers }: Request): boolean {
  const reason = headers.get("x-calima-without-files");
  if (reason !== null) noteAway(reason === "space" ? "space" : "database");
  return reason !== null;
}

/** If `work` fails, shows the form again with the typed values (ui/admin/route-error.tsx). */
export async function orReturnForm<Value>(request: Request, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response || isRead(request)) throw error;
    logError(error, request);
    throw (await returnedForm(request)) ?? error;
  }
}

export async function returnedForm(request: Request, failure?: string, status = 503): Promise<Response | null> {
  const initialValue = await typedInto(request);
  if (initialValue === null) return null;
  const note = reasonText();
  const reply = { initialValue, error: failure === undefined ? {} : { "": [besideReason(failure, note)] } };
  return Response.json({ reply, note }, neverCached(status));
}

const SCREEN_AWAY = "Die Datenbank antwortet gerade nicht. Bitte laden Sie die Seite in einem Moment neu.";

/** For any error of a loader: gives the reason if the fault is temporary. */
export function withReason(error: unknown, request: Request): unknown {
  if (error instanceof Response || awayNow() !== "database") return error;
  logError(error, request);
  return new Response(SCREEN_AWAY, { ...neverCached(503), statusText: "Service Unavailable" });
}

/** For a loader with its own text about what failed. */
export function screenFault(failure: string): string {
  return awayNow() === "database" ? `${besideReason(failure, SCREEN_AWAY)}: ${SCREEN_AWAY}` : failure;
}

export async function throwFormWhileAway(request: Request, failure: string): Promise<void> {
  const back = awayNow() === null ? null : await returnedForm(request, failure);
  if (back) throw back;
}

/** Read by ui/admin/retrying-fetch.ts. */
export function retryHeaders(status: number): Record<string, string> {
  const away = awayNow();
  // somebody must free a full disk, and a bucket rarely returns within seconds
  return status < 500 || away === null || away === "space" || away === "storage" ? {} : { "Retry-After": "3", "X-Away": WHY[away] };
}

/** Sent in a header, so without umlauts. */
const WHY = {
  database: `${dictionaryOf(DEFAULT_LANGUAGE).contact.error.away} Sobald sie wieder antwortet, geht es automatisch weiter.`,
  turn: "Gerade werden viele Bilder hochgeladen. Ihre Eingaben bleiben stehen. Sobald Platz ist, geht es automatisch weiter.",
};

/** Without the query, and without the token of a preview link. */
function pathOf({ url }: Request): string {
  // case-insensitive like the router
  return withoutPersonalData(decoded(new URL(url).pathname).replace(/(\/preview\/)[^/]+/i, "$1[link]"));
}

/** Decodes like the router. Some programs escape the @ of e-mail addresses. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
