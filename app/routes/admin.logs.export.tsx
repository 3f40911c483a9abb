import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { logFileName, openLogFile } from "~/domain/login-log/log-file.server";
import { logFilterFrom } from "~/domain/login-log/log-filter";
import { CACHE } from "~/http/cache";
import { requirePermission } from "~/http/guard.server";

/** The log as a file, as it is filtered. Whoever may see the page may take it with them. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "logs");
  const file = openLogFile(logFilterFrom(new URL(request.url).searchParams));
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${logFileName()}"`,
      "Cache-Control": CACHE.never,
    },
  });
}
