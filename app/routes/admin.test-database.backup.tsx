import type { LoaderFunctionArgs } from "@remix-run/node";
import { openNewestBackup } from "~/domain/system/backups.server";
import { attempt } from "~/http/attempt.server";
import { downloadResponse } from "~/http/file-response.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { paths } from "~/paths";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "test_database");
  const opened = await attempt(request, openNewestBackup);
  if (opened.state === "error") return back("error", "Die Sicherung lässt sich gerade nicht laden.");
  if (opened.value === null) return back("warning", "Es ist noch keine Sicherung da.");
  return downloadResponse({ ...opened.value, type: "application/octet-stream" }, request);
}

function back(kind: "error" | "warning", text: string) {
  return redirectWithNotice(paths.admin.testDatabase, { kind, text });
}
