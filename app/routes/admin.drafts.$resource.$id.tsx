import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { permissionResourceOf } from "~/domain/desk/draft";
import { DraftPage } from "~/domain/desk/draft-page";
import { findShownDraft } from "~/domain/desk/drafts.server";
import { DRAFT_GONE } from "~/domain/record/record-notices";
import { requireDraftPermission } from "~/http/draft-screens.server";
import { requireFound } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Entwurf", failure: "Fehler beim Laden des Entwurfs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "read", params);
  const draft = requireFound(await findShownDraft(place), DRAFT_GONE);
  return { title: draft.title, draft: { ...draft, mayUpdate: can(user, "update", permissionResourceOf(place.resource)) } };
}

export default function Draft() {
  return <DraftPage {...useLoaderData<typeof loader>()} />;
}
