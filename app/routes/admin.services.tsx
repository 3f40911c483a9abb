import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findListedDrafts } from "~/domain/desk/drafts-admin.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { serviceFilterFrom } from "~/domain/services/services";
import { ServicesList } from "~/domain/services/services-list";
import { listServicesToEdit } from "~/domain/services/services.server";
import { ListFrame } from "~/domain/record/list-frame";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Services");

export const ErrorBoundary = screenError(RESOURCES.services.texts.notLoaded);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "services");
  const filter = serviceFilterFrom(new URL(request.url).searchParams.get("filter"));
  const list = await listServicesToEdit({ category: filter, page: pageNumber(request) });
  const ids = list.lists.flatMap(({ services }) => services).map(({ id }) => id);
  return { filter, may: rightsOn(user, "services"), drafts: await findListedDrafts("services", { ids, page: list.page }), ...list };
}

export default function Services() {
  const { drafts, ...list } = useLoaderData<typeof loader>();
  return (
    <ListFrame resource="services" drafts={drafts} may={list.may}>
      <ServicesList {...list} />
    </ListFrame>
  );
}
