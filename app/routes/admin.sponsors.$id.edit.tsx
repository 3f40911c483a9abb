import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { EditScreen } from "~/domain/record/edit-screen";
import { findSponsor } from "~/domain/sponsors/find-sponsor.server";
import { updateSponsor } from "~/domain/sponsors/save-sponsor.server";
import { SponsorForm } from "~/domain/sponsors/sponsor-form";
import { SPONSOR_NOT_SAVED, sponsorSaved } from "~/domain/sponsors/sponsor-notices";
import { editedSponsor, sponsorSchema } from "~/domain/sponsors/sponsor-schema";
import { SPONSOR_LABELS } from "~/domain/sponsors/sponsor-labels";
import { openLiveForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Sponsor bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "sponsors");
  const sponsor = await findSponsor(params.id ?? "");
  return openLiveForm(request, user, sponsor && editedSponsor(sponsor), { resource: "sponsors", recordId: params.id ?? "" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "sponsors");
  const by = user.adminUserId;
  const read = await readForm(request, sponsorSchema);
  const form = await storeFormPicture(read, { field: "logo_url", category: "sponsors", by });
  if (!form.ok) return invalid(form.reply);
  const { version, ...values } = form.value;
  return answerSave(request, () => updateSponsor({ id: params.id ?? "", version, form: values, by }), {
    listUrl: paths.admin.sponsors.list(),
    saved: sponsorSaved,
    failed: SPONSOR_NOT_SAVED,
    reply: form.reply,
    values,
    mayCreate: can(user, "create", "sponsors"),
  });
}

export default function EditSponsor() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen words={SPONSOR_LABELS} form={SponsorForm} opened={opened} answer={answer} />;
}
