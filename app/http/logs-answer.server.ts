import { data } from "@remix-run/node";
import type { LogsDeleted } from "~/domain/people/login-log/delete-logs.server";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { CACHE } from "./cache";
import { redirectWithNotice } from "./notice.server";

/** Deletes rows of the login log and says how many; `failed` is what is said when the database fails. */
export async function answerLogsDeletion(request: Request, remove: () => Promise<LogsDeleted>, failed: string) {
  const tried = await attempt(request, remove);
  if (tried.state === "error") {
    return data({ failure: failed }, { status: 503, headers: { "Cache-Control": CACHE.never } });
  }
  const { count, isDone } = tried.value;
  const said = count === 1 ? "Ein Eintrag wurde gelöscht." : `${count.toLocaleString("de-DE")} Einträge wurden gelöscht.`;
  if (isDone) return redirectWithNotice(paths.admin.logs.list(), { kind: "success", text: said });
  const text = `${said} Es sind noch weitere da: Bitte löschen Sie noch einmal.`;
  return redirectWithNotice(paths.admin.logs.list(), { kind: "warning", text });
}
