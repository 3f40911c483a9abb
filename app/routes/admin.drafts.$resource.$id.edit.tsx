import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { draftFieldsIn } from "~/domain/desk/draft-labels";
import { DraftForm } from "~/domain/desk/draft-form";
import { findDraftForm } from "~/domain/desk/drafts.server";
import { updateDraft } from "~/domain/desk/draft-operations.server";
import { answerDraft } from "~/http/draft-answers.server";
import { openDraftForm, readDraftForm, requireDraftPermission } from "~/http/draft-screens.server";
import { answerOpened } from "~/http/edit-form.server";
import { versionAt } from "~/http/search-params";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen(({ params }) => ({ title: "Entwurf bearbeiten", failure: "Fehler beim Laden des Entwurfs", fields: draftFieldsIn(params) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const { draft } = await findDraftForm(place);
  return answerOpened(await openDraftForm(request, user, place, draft));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const form = await readDraftForm(request, place, user.adminUserId);
  // the live version against which a conflict was resolved
  const baseVersion = versionAt(request, "base");
  return answerDraft(request, { place, user, form }, (edit) => updateDraft({ ...edit, baseVersion }));
}

export default function EditDraft() {
  const { place, subject, isNew, ...opened } = useLoaderData<typeof loader>();
  return <DraftForm place={place} subject={subject} isNew={isNew} opened={opened} answer={useActionData<typeof action>()} />;
}
