import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PublishPage } from "~/domain/desk/publish-page";
import { DRAFT_GONE } from "~/domain/record/record-notices";
import { answerPublication } from "~/http/draft-answers.server";
import { requirePublishPermission } from "~/http/draft-screens.server";
import { requireFound } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Veröffentlichen", failure: "Fehler beim Laden des Entwurfs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { draft } = await requirePublishPermission(request, params);
  const found = requireFound(draft, DRAFT_GONE);
  return { title: found.title, draft: found };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requirePublishPermission(request, params);
  return answerPublication(request, { place, by: user.adminUserId });
}

export default function PublishDraft() {
  const { draft } = useLoaderData<typeof loader>();
  return <PublishPage draft={draft} answer={useActionData<typeof action>()} />;
}
