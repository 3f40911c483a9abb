import type { LoaderFunctionArgs } from "@remix-run/node";
import { logFileName, openLogFile } from "~/domain/people/login-log/login-logs-admin.server";
import { logFilterFrom, LOGS_NOT_LOADED } from "~/domain/people/login-log/login-log";
import { attempt } from "~/http/attempt.server";
import { downloadResponse } from "~/http/file-response.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { paths } from "~/paths";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "logs");
  const { searchParams } = new URL(request.url);
  const opened = await attempt(request, () => openLogFile(logFilterFrom(searchParams)));
  if (opened.state === "error") return redirectWithNotice(paths.admin.logs.list(), { kind: "error", text: LOGS_NOT_LOADED });
  return downloadResponse({ stream: opened.value, name: logFileName(), type: "text/csv; charset=utf-8" }, request);
}
