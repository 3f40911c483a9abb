import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/answers";
import { requireUser } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Nicht gefunden", failure: "Diese Seite konnte nicht gelesen werden." });

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await requireUser(request);
  throw notFound();
}

export default function NotFound() {
  return null;
}
