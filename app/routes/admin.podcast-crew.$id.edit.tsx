import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { CrewForm } from "~/domain/podcast-crew/crew-form";
import { CREW_NOT_SAVED, CREW_UPLOAD_REFUSALS, crewUpdated } from "~/domain/podcast-crew/crew-notices";
import { crewSchema, editedEntry } from "~/domain/podcast-crew/crew-schema";
import { CREW_LABELS } from "~/domain/podcast-crew/crew-labels";
import { findCrewEntry } from "~/domain/podcast-crew/find-crew-entry.server";
import { updateCrewEntry } from "~/domain/podcast-crew/save-crew-entry.server";
import { EditScreen } from "~/domain/record/edit-screen";
import { openLiveForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Crew-Mitglied bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "podcast_crew");
  const entry = await findCrewEntry(params.id ?? "");
  return openLiveForm(request, user, entry && editedEntry(entry), { resource: "podcast_crew", recordId: params.id ?? "" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "podcast_crew");
  const by = user.adminUserId;
  const read = await readForm(request, crewSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "podcast-crew", by, refusals: CREW_UPLOAD_REFUSALS });
  if (!form.ok) return invalid(form.reply);
  const { version, ...values } = form.value;
  return answerSave(request, () => updateCrewEntry({ id: params.id ?? "", version, form: values, by }), {
    listUrl: paths.admin.podcastCrew.list(),
    saved: (entry) => crewUpdated(entry, form),
    failed: CREW_NOT_SAVED,
    reply: form.reply,
    values,
    mayCreate: can(user, "create", "podcast_crew"),
  });
}

export default function EditCrewMember() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen words={CREW_LABELS} form={CrewForm} opened={opened} answer={answer} />;
}
