import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewCrewForm } from "~/domain/podcast-crew/crew-form";
import { CREW_NOT_SAVED, CREW_UPLOAD_REFUSALS, crewAdded } from "~/domain/podcast-crew/crew-notices";
import { newCrewSchema } from "~/domain/podcast-crew/crew-schema";
import { CREW_LABELS } from "~/domain/podcast-crew/crew-labels";
import { createCrewEntry } from "~/domain/podcast-crew/save-crew-entry.server";
import { NewScreen } from "~/domain/record/edit-screen";
import { openNewForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Neues Crew-Mitglied");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "podcast_crew");
  return openNewForm(request, user, { id: randomUUID() });
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "podcast_crew");
  const read = await readForm(request, newCrewSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "podcast-crew", by, refusals: CREW_UPLOAD_REFUSALS });
  if (!form.ok) return invalid(form.reply);
  const { id, ...values } = form.value;
  return answerSave(request, () => createCrewEntry({ id, form: values, by }), {
    listUrl: paths.admin.podcastCrew.list(),
    saved: (entry) => crewAdded(entry, form),
    failed: CREW_NOT_SAVED,
    reply: form.reply,
    values,
    mayCreate: true,
  });
}

export default function NewCrewMember() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <NewScreen resource="podcast_crew" words={CREW_LABELS} form={NewCrewForm} opened={opened} answer={answer} />;
}
