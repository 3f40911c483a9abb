import { data } from "@remix-run/node";
import { SESSIONS_NOT_ENDED, sessionsEndedText } from "~/domain/people/users/account-notices";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { CACHE } from "./cache";
import { redirectWithNotice } from "./notice.server";

/** Ends sessions and says how many. */
export async function answerSessionsEnd(request: Request, end: () => Promise<number>) {
  const tried = await attempt(request, end);
  if (tried.state === "error") {
    return data({ failure: SESSIONS_NOT_ENDED }, { status: 503, headers: { "Cache-Control": CACHE.never } });
  }
  return redirectWithNotice(paths.admin.account.show, { kind: "success", text: sessionsEndedText(tried.value) });
}
