import type { SubmissionResult } from "@conform-to/react";
import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { withoutPersonalData } from "~/platform/logged-error";
import { logger } from "~/platform/logger.server";
import { awayNow } from "~/platform/patience.server";
import { requestIdNow } from "~/platform/request-id.server";
import { neverKept } from "./cache";
import { typedInto } from "./expired-post.server";
import { isRead } from "./next-path";

/** Writes an unexpected error to the log, with where it happened and without what was sent. */
export function logError(error: unknown, request: Request): void {
  logger.error({ err: error, method: request.method, path: pathOf(request) }, "request failed");
}

/** By which id the log names the request whose answer has this status, where that is to be said: on pages that stand for a fault. */
export function shownRequestId(status: number): string | null {
  return status >= 500 ? requestIdNow() : null;
}

/** The same form with what is said about a fault, and that nothing typed is lost by it where the database is the reason. */
export function withFault(reply: SubmissionResult, failure?: string): SubmissionResult {
  const messages = [failure, awayText()].flatMap((text) => text ?? []);
  return messages.length === 0 ? reply : { ...reply, status: "error", error: { ...reply.error, "": messages } };
}

/** The sentence for somebody who typed something while the database is away, in their language; null while it is not. */
export function awayText(language: Language = DEFAULT_LANGUAGE): string | null {
  return awayNow() === "database" ? dictionaryOf(language).contact.error.away : null;
}

/**
 * Runs what an action needs before it can say anything of its own: who is asking, what is to be changed. When that
 * fails, the form comes back to whoever sent it as it was typed (ui/admin/route-error.tsx), and shows nothing else.
 */
export async function orGiveBack<Value>(request: Request, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response || isRead(request)) throw error;
    logError(error, request);
    throw (await givenBack(request)) ?? error;
  }
}

/** The answer that gives a form back; null for what is none. */
async function givenBack(request: Request, failure?: string): Promise<Response | null> {
  const initialValue = await typedInto(request);
  if (initialValue === null) return null;
  const reply = { initialValue, error: failure === undefined ? {} : { "": [failure] } };
  return Response.json({ reply, note: awayText() }, neverKept(503));
}

/** For a button that could not do what it says: while the database is away, it is offered once more with all that it sends. */
export async function giveBackWhileAway(request: Request, failure: string): Promise<void> {
  const back = awayNow() === null ? null : await givenBack(request, failure);
  if (back) throw back;
}

/** What an answer says to the browser about something that it may have in a moment (ui/admin/retrying-fetch.ts). */
export function comeBackHeaders(status: number): Record<string, string> {
  const away = awayNow();
  return status < 500 || away === null ? {} : { "Retry-After": AGAIN_AFTER_SECONDS, "X-Away": WHY[away] };
}

const AGAIN_AFTER_SECONDS = "3";

/** For a header, which takes no umlauts. */
const WHY = {
  database: `${dictionaryOf(DEFAULT_LANGUAGE).contact.error.away} Sobald sie wieder antwortet, geht es automatisch weiter.`,
  turn: "Gerade werden viele Bilder hochgeladen. Ihre Eingaben bleiben stehen. Sobald Platz ist, geht es automatisch weiter.",
};

/** Without the query, and without the secret of a link that shows drafts. */
function pathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return withoutPersonalData(decodedAt(pathname).replace(/(\/preview\/)[^/]+/, "$1[link]"));
}

/** why: an address of mail in a path has its @ escaped in some programs */
function decodedAt(pathname: string): string {
  return pathname.replaceAll(/%40/g, "@");
}
