import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAllSponsors } from "~/domain/sponsors/sponsors-admin.server";
import { SponsorsOverview } from "~/domain/sponsors/sponsors-overview";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Sponsoren");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "sponsors");
  return { sponsors: await listAllSponsors() };
}

export default function Sponsors() {
  return (
    <>
      <PageHeader title="Sponsoren" lead="Wer das Unternehmen unterstützt, in der Reihenfolge der Website." />
      <SponsorsOverview {...useLoaderData<typeof loader>()} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Sponsoren" homeUrl={paths.admin.home} />;
}
