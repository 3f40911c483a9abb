import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { serviceFilterFrom } from "~/domain/services/service-choices";
import { ServicesList } from "~/domain/services/services-list";
import { listServicesToEdit } from "~/domain/services/services-admin.server";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Services");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "services");
  const filter = serviceFilterFrom(new URL(request.url).searchParams.get("filter"));
  const lists = await listServicesToEdit({ category: filter, page: pageNumber(request) });
  return { filter, lists, may: rightsOn(user, "services") };
}

export default function Services() {
  return <ServicesList {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure={RESOURCES.services.texts.notLoaded} homeUrl={paths.admin.home} />;
}
