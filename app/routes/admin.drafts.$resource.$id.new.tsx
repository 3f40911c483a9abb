import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { draftFieldsIn } from "~/domain/desk/draft-labels";
import { DraftForm } from "~/domain/desk/draft-form";
import { findDraftForm } from "~/domain/desk/drafts.server";
import { startDraft } from "~/domain/desk/draft-operations.server";
import { answerDraft } from "~/http/draft-answers.server";
import { openDraftForm, openNewDraftForm, readDraftForm, readNewDraftForm, requireBeginning, requireDraftPermission } from "~/http/draft-screens.server";
import { answerOpened, isOpened } from "~/http/edit-form.server";
import { orReturnForm } from "~/http/faults.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen(({ params }) => ({ title: "Neuer Entwurf", failure: "Fehler beim Laden des Entwurfs", fields: draftFieldsIn(params) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const { live, draft } = await findDraftForm(place);
  const beginning = await requireBeginning(request, place, live);
  const opened = beginning ? await openNewDraftForm(request, user, beginning, draft) : await openDraftForm(request, user, place, live);
  // a second draft would conflict with the person's own first one
  if (draft && !opened.isRestored && isOpened(request)) throw replace(paths.admin.drafts.edit(place));
  return answerOpened(opened);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const by = user.adminUserId;
  const beginning = await orReturnForm(request, async () => requireBeginning(request, place, (await findDraftForm(place)).live));
  const form = await (beginning ? readNewDraftForm(request, beginning, by) : readDraftForm(request, place, by));
  return answerDraft(request, { place, user, form }, startDraft);
}

export default function NewDraft() {
  const { place, subject, isNew, ...opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DraftForm place={place} subject={subject} isNew={isNew} opened={opened} answer={answer} conflictUrl={paths.admin.drafts.edit(place)} />;
}
