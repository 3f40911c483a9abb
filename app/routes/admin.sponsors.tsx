import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { sponsorListFrom } from "~/domain/sponsors/sponsor-lists";
import { SponsorsList } from "~/domain/sponsors/sponsors-list";
import { listSponsorsToEdit } from "~/domain/sponsors/sponsors-admin.server";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Sponsoren");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "sponsors");
  const filter = sponsorListFrom(new URL(request.url).searchParams.get("filter"));
  const lists = await listSponsorsToEdit({ list: filter, page: pageNumber(request) });
  return { filter, lists, may: rightsOn(user, "sponsors") };
}

export default function Sponsors() {
  return <SponsorsList {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure={RESOURCES.sponsors.texts.notLoaded} homeUrl={paths.admin.home} />;
}
