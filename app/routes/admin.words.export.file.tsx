import type { LoaderFunctionArgs } from "@remix-run/node";
import { can } from "~/domain/people/access/permissions";
import { openWordFile, wordFileName } from "~/domain/desk/translation-export.server";
import { fileExtentFrom, fileFormatFrom } from "~/domain/desk/translation-files";
import { downloadResponse } from "~/http/file-response.server";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/search-params";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** The texts of a language that the person may read, as a file: all of them, or what is left to translate. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const language = textLanguage(request);
  const { searchParams } = new URL(request.url);
  const wanted = { language, format: fileFormatFrom(searchParams.get("format")), extent: fileExtentFrom(searchParams.get("texts")) };
  const file = await openWordFile({ ...wanted, mayRead: (resource) => can(user, "read", resource) });
  return downloadResponse(file, { name: wordFileName(wanted), type: TYPES[wanted.format] });
}
