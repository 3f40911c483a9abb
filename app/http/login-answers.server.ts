import { data, redirect, redirectDocument } from "@remix-run/node";
import type { ClosedState } from "~/domain/people/access/login-link";
import { codesLeftText } from "~/domain/people/second-factor/second-factor-labels";
import { passwordChosenText } from "~/domain/people/users/user-notices";
import { paths } from "~/paths";
import type { Entry } from "./authenticator.server";
import { CACHE } from "./cache";
import { redirectWithNotice } from "./notice.server";
import { clearPendingLoginCookie, commitPendingLoginCookie, commitSessionCookie } from "./session.server";

/** The answer to a try to come in: on to where the person wanted to go, or the same form again, without the password. */
export async function answerEntry(entry: Entry) {
  switch (entry.state) {
    case "in":
      return redirectDocument(entry.next, { status: 303, headers: { "Set-Cookie": await commitSessionCookie(entry.sessionId) } });
    case "needsCode": {
      const headers = { "Set-Cookie": await commitPendingLoginCookie(entry.pendingLoginId) };
      return redirect(paths.admin.loginCode(entry.next), { status: 303, headers });
    }
    case "confirmed":
      return letIn(entry);
    case "over":
      throw redirect(paths.admin.login(entry.next), 303);
    case "passwordChosen":
      return redirectWithNotice(paths.admin.login(), { kind: "success", text: passwordChosenText(entry.user) });
    case "closedLink":
      throw linkIsClosed(entry.link);
    case "refused":
      return data({ reply: entry.reply }, { status: entry.status, headers: headersOf(entry) });
  }
}

/** Thrown for a link that is good for nothing: the boundary says why. */
export function linkIsClosed(state: ClosedState): Response {
  return new Response(state, { status: state === "unknown" ? 404 : 410, headers: { "Cache-Control": CACHE.never } });
}

/** Who came in with a recovery code is told how many are left. */
async function letIn({ sessionId, codesLeft, next }: Extract<Entry, { state: "confirmed" }>) {
  const headers = new Headers({ "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", await clearPendingLoginCookie());
  headers.append("Set-Cookie", await commitSessionCookie(sessionId));
  if (codesLeft === null) return redirectDocument(next, { status: 303, headers });
  const link = { url: paths.admin.secondFactor.own, text: "Zum zweiten Faktor" };
  return redirectWithNotice(next, { kind: "warning", text: codesLeftText(codesLeft), link }, headers);
}

function headersOf({ retryAfterSeconds }: Extract<Entry, { state: "refused" }>): Headers {
  const headers = new Headers({ "Cache-Control": CACHE.never });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", retryAfterSeconds.toString());
  return headers;
}
