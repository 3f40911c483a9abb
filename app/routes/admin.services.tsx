import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAllServices } from "~/domain/services/services-admin.server";
import { ServicesOverview } from "~/domain/services/services-overview";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Services");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "services");
  return { services: await listAllServices() };
}

export default function Services() {
  return (
    <>
      <PageHeader title="Services" lead="Was das Unternehmen anbietet. Die ersten vier Haupt-Services stehen auf der Startseite." />
      <ServicesOverview {...useLoaderData<typeof loader>()} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Services" homeUrl={paths.admin.home} />;
}
