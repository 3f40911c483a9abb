import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findListedDrafts } from "~/domain/desk/drafts.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { ListFrame } from "~/domain/record/list-frame";
import { ResourceList } from "~/domain/resource-lists";
import { resourceScreen } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { LISTS } from "~/domain/resources.server";
import { requireResourcePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";

export const { meta, ErrorBoundary } = resourceScreen("list");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "read", resourceNameFrom(params.resource));
  const filter = new URL(request.url).searchParams.get("filter");
  const { ids, ...list } = await LISTS[resource]({ filter, page: pageNumber(request) });
  return { ...list, may: rightsOn(user, resource), drafts: await findListedDrafts(resource, { ids, page: list.page }) };
}

export default function Records() {
  const { drafts, may, ...list } = useLoaderData<typeof loader>();
  const { resource, filter, page, pageCount } = list;
  return (
    <ListFrame resource={RESOURCES[resource]} filter={filter} page={page} pageCount={pageCount} drafts={drafts} may={may}>
      <ResourceList {...list} />
    </ListFrame>
  );
}
