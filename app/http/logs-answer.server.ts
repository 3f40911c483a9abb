import type { LogsDeleted } from "~/domain/people/login-log/delete-logs.server";
import { paths } from "~/paths";
import { attempt, failed } from "./attempt.server";
import { redirectWithNotice } from "./notice.server";

/** Deletes rows of the login log and says how many; `failure` is what is said when the database fails. */
export async function answerLogsDeletion(request: Request, remove: () => Promise<LogsDeleted>, failure: string) {
  const tried = await attempt(request, remove);
  if (tried.state === "error") return failed(request, failure);
  const { count, isDone } = tried.value;
  const said = count === 1 ? "Ein Eintrag wurde gelöscht." : `${count.toLocaleString("de-DE")} Einträge wurden gelöscht.`;
  if (isDone) return redirectWithNotice(paths.admin.logs.list(), { kind: "success", text: said });
  const text = `${said} Es sind noch weitere da: Bitte löschen Sie noch einmal.`;
  return redirectWithNotice(paths.admin.logs.list(), { kind: "warning", text });
}
