import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewScreen } from "~/domain/record/edit-screen";
import { createSponsor } from "~/domain/sponsors/save-sponsor.server";
import { NewSponsorForm } from "~/domain/sponsors/sponsor-form";
import { SPONSOR_NOT_SAVED, sponsorSaved } from "~/domain/sponsors/sponsor-notices";
import { newSponsorSchema } from "~/domain/sponsors/sponsor-schema";
import { SPONSOR_LABELS } from "~/domain/sponsors/sponsor-labels";
import { openNewForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Neuer Sponsor");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "sponsors");
  return openNewForm(request, user, { id: randomUUID() });
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "sponsors");
  const read = await readForm(request, newSponsorSchema);
  const form = await storeFormPicture(read, { field: "logo_url", category: "sponsors", by });
  if (!form.ok) return invalid(form.reply);
  const { id, ...values } = form.value;
  return answerSave(request, () => createSponsor({ id, form: values, by }), {
    listUrl: paths.admin.sponsors.list(),
    saved: sponsorSaved,
    failed: SPONSOR_NOT_SAVED,
    reply: form.reply,
    values,
    mayCreate: true,
  });
}

export default function NewSponsor() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <NewScreen resource="sponsors" words={SPONSOR_LABELS} form={NewSponsorForm} opened={opened} answer={answer} />;
}
