import type { SubmissionResult } from "@conform-to/react";
import { besideReason } from "~/i18n/form-labels";
import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { withoutPersonalData } from "~/platform/logged-error";
import { logger } from "~/platform/logger.server";
import { awayNow, noteAway } from "~/platform/patience.server";
import { requestIdNow } from "~/platform/request-id.server";
import { neverKept } from "./answers";
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

/** For staff. */
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

/** The front met a full disk, or a database without an answer: of the files only the beginning came. */
export function cameWithoutFiles({ headers }: Request): boolean {
  const reason = headers.get("x-calima-without-files");
  if (reason !== null) noteAway(reason === "space" ? "space" : "database");
  return reason !== null;
}

/** If `work` fails, the form comes back as it was typed (ui/admin/route-error.tsx). */
export async function orGiveBack<Value>(request: Request, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response || isRead(request)) throw error;
    logError(error, request);
    throw (await givenBack(request)) ?? error;
  }
}

export async function givenBack(request: Request, failure?: string, status = 503): Promise<Response | null> {
  const initialValue = await typedInto(request);
  if (initialValue === null) return null;
  const note = reasonText();
  const reply = { initialValue, error: failure === undefined ? {} : { "": [besideReason(failure, note)] } };
  return Response.json({ reply, note }, neverKept(status));
}

const SCREEN_AWAY = "Die Datenbank antwortet gerade nicht. Bitte laden Sie die Seite in einem Moment neu.";

/** For whatever a loader throws: the reason in words where it passes by itself. */
export function withReason(error: unknown, request: Request): unknown {
  if (error instanceof Response || awayNow() !== "database") return error;
  logError(error, request);
  return new Response(SCREEN_AWAY, { ...neverKept(503), statusText: "Service Unavailable" });
}

/** For a loader that says in its own words what failed. */
export function screenFault(failure: string): string {
  return awayNow() === "database" ? `${besideReason(failure, SCREEN_AWAY)}: ${SCREEN_AWAY}` : failure;
}

export async function giveBackWhileAway(request: Request, failure: string): Promise<void> {
  const back = awayNow() === null ? null : await givenBack(request, failure);
  if (back) throw back;
}

/** Read by ui/admin/retrying-fetch.ts. */
export function comeBackHeaders(status: number): Record<string, string> {
  const away = awayNow();
  // a full disk waits for somebody, and a bucket is seldom back within seconds
  return status < 500 || away === null || away === "space" || away === "storage" ? {} : { "Retry-After": AGAIN_AFTER_SECONDS, "X-Away": WHY[away] };
}

const AGAIN_AFTER_SECONDS = "3";

/** For a header: no umlauts. */
const WHY = {
  database: `${dictionaryOf(DEFAULT_LANGUAGE).contact.error.away} Sobald sie wieder antwortet, geht es automatisch weiter.`,
  turn: "Gerade werden viele Bilder hochgeladen. Ihre Eingaben bleiben stehen. Sobald Platz ist, geht es automatisch weiter.",
};

/** Without the query and the token of a preview link. */
function pathOf({ url }: Request): string {
  // the router takes any case
  return withoutPersonalData(decoded(new URL(url).pathname).replace(/(\/preview\/)[^/]+/i, "$1[link]"));
}

/** As the router reads it, and some programs escape the @ of e-mail addresses. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
