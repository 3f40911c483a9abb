import type { LoaderFunctionArgs } from "@remix-run/node";
import { can } from "~/domain/people/access/permissions";
import { fileFormatFrom } from "~/domain/desk/file-columns";
import { makeWordFile, wordFileName } from "~/domain/desk/translation-files.server";
import { CACHE } from "~/http/cache";
import { requirePermission } from "~/http/guard.server";
import { textLanguage } from "~/http/text-language";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** All texts of a language that the person may read, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const language = textLanguage(request);
  const format = fileFormatFrom(new URL(request.url).searchParams.get("format"));
  const file = await makeWordFile({ language, format, mayRead: (resource) => can(user, "read", resource) });
  return new Response(file, {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${wordFileName({ language, format })}"`,
      "Cache-Control": CACHE.never,
    },
  });
}
