import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CREW_NOT_DELETED, crewDeleted } from "~/domain/podcast-crew/crew-notices";
import { findCrewEntry } from "~/domain/podcast-crew/find-crew-entry.server";
import { deleteCrewEntry } from "~/domain/podcast-crew/save-crew-entry.server";
import { DeletionPage } from "~/domain/record/deletion-page";
import { deletionSchema } from "~/domain/record/post-schemas";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Crew-Mitglied löschen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "podcast_crew");
  const entry = await findCrewEntry(params.id ?? "");
  if (entry === null) throw notFound();
  const { name, version } = entry;
  return { name, version };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "podcast_crew");
  const form = await readForm(request, deletionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  return answerDeletion(request, () => deleteCrewEntry({ id: params.id ?? "", version, by }), {
    listUrl: paths.admin.podcastCrew.list(),
    deleted: crewDeleted,
    failed: CREW_NOT_DELETED,
    reply: form.reply,
  });
}

export default function DeleteCrewMember() {
  const { name, version } = useLoaderData<typeof loader>();
  const props = { version, answer: useActionData<typeof action>(), listUrl: paths.admin.podcastCrew.list() };
  return (
    <DeletionPage {...props} question={`Möchten Sie „${name}“ wirklich löschen?`}>
      <p>Der Eintrag verschwindet sofort von der Podcast-Seite und aus dieser Liste.</p>
    </DeletionPage>
  );
}
