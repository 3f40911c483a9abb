import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/errors";
import { requireUser } from "~/http/guard.server";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Nicht gefunden");

export const ErrorBoundary = screenError("Diese Seite konnte nicht gelesen werden.");

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await requireUser(request);
  throw notFound();
}

export default function NotFound() {
  return null;
}
