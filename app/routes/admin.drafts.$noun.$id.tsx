import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { resourceOf } from "~/domain/drafts/draft-nouns";
import { DraftPage } from "~/domain/drafts/draft-page";
import { findShownDraft } from "~/domain/drafts/drafts-overview.server";
import { requireDraftPermission } from "~/http/draft-guard.server";
import { notFound } from "~/http/errors";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Entwurf");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "read", params);
  const draft = await findShownDraft(place);
  if (draft === null) throw notFound();
  return { draft: { ...draft, mayUpdate: can(user, "update", resourceOf(place.noun)) } };
}

export default function Draft() {
  return <DraftPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Entwurfs" homeUrl={paths.admin.home} />;
}
