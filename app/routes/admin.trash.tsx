import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can, RESOURCE_NAMES, type ResourceName } from "~/domain/people/access/permissions";
import { resourceNameFrom } from "~/domain/resources";
import { listTrash } from "~/domain/desk/trash.server";
import { TrashPage } from "~/domain/desk/trash-page";
import { pageNumber } from "~/http/search-params";
import { requireSomePermission } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Papierkorb", failure: "Fehler beim Laden des Papierkorbs" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, permitted: resources } = await requireSomePermission(request, "read", RESOURCE_NAMES, (resource) => resource);
  const word = resourceNameFrom(new URL(request.url).searchParams.get("filter") ?? undefined);
  const filter = resources.find((resource) => resource === word) ?? null;
  const mayRestore = (resource: ResourceName) => can(user, "update", resource);
  return { filter, ...(await listTrash({ resources, filter, page: pageNumber(request), mayRestore })) };
}

export default function TrashScreen() {
  return <TrashPage {...useLoaderData<typeof loader>()} />;
}
