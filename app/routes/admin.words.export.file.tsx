import type { LoaderFunctionArgs } from "@remix-run/node";
import { can } from "~/domain/people/access/permissions";
import { openTranslationFile, translationFileName } from "~/domain/desk/translation-export.server";
import { fileExtentFrom, fileFormatFrom } from "~/domain/desk/translation-files";
import { attempt } from "~/http/attempt.server";
import { downloadResponse } from "~/http/file-response.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { textLanguage } from "~/http/search-params";
import { paths } from "~/paths";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const language = textLanguage(request);
  const { searchParams } = new URL(request.url);
  const wanted = { language, format: fileFormatFrom(searchParams.get("format")), extent: fileExtentFrom(searchParams.get("texts")) };
  const opened = await attempt(request, () => openTranslationFile({ ...wanted, mayRead: (resource) => can(user, "read", resource) }));
  if (opened.state === "error") return redirectWithNotice(paths.admin.textFiles.list, { kind: "error", text: "Fehler beim Laden der Seiteninhalte" });
  return downloadResponse({ stream: opened.value, name: translationFileName(wanted), type: TYPES[wanted.format] }, request);
}
