import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PopupOverview } from "~/domain/settings/popup-overview";
import { popupFrom } from "~/domain/settings/popup-settings";
import { listSettings } from "~/domain/settings/settings-admin.server";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Einstellungen");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "settings");
  return { popup: popupFrom(await listSettings()) };
}

export default function Settings() {
  return (
    <>
      <PageHeader title="Einstellungen" lead="Was für die ganze Website gilt." />
      <PopupOverview {...useLoaderData<typeof loader>()} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Einstellungen" homeUrl={paths.admin.home} />;
}
