import { SESSIONS_NOT_ENDED, sessionsEndedText } from "~/domain/people/users/user-notices";
import { paths } from "~/paths";
import { attempt, failed } from "./attempt.server";
import { redirectWithNotice } from "./notice.server";

/** Ends sessions and says how many. */
export async function answerSessionsEnd(request: Request, end: () => Promise<number>) {
  const tried = await attempt(request, end);
  if (tried.state === "error") return failed(request, SESSIONS_NOT_ENDED);
  return redirectWithNotice(paths.admin.account.show, { kind: "success", text: sessionsEndedText(tried.value) });
}
