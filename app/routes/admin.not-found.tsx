import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/errors";
import { requireUser } from "~/http/guard.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Nicht gefunden");

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await requireUser(request);
  throw notFound();
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <RouteError failure="Diese Seite konnte nicht gelesen werden." />;
}
