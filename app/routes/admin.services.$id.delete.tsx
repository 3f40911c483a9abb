import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeletionPage } from "~/domain/record/deletion-page";
import { deletionSchema } from "~/domain/record/post-schemas";
import { deletedText } from "~/domain/record/record-notices";
import { findService } from "~/domain/services/find-service.server";
import { deleteService } from "~/domain/services/save-service.server";
import { SERVICE_NOT_DELETED } from "~/domain/services/service-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Service löschen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "services");
  const service = await findService(params.id ?? "");
  if (service === null) throw notFound();
  const { title, version } = service;
  return { title, version };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "services");
  const form = await readForm(request, deletionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  return answerDeletion(request, () => deleteService({ id: params.id ?? "", version, by }), {
    listUrl: paths.admin.services.list(),
    deleted: ({ title }) => deletedText(title),
    failed: SERVICE_NOT_DELETED,
    reply: form.reply,
  });
}

export default function DeleteService() {
  const { title, version } = useLoaderData<typeof loader>();
  const props = { version, answer: useActionData<typeof action>(), listUrl: paths.admin.services.list() };
  return (
    <DeletionPage {...props} question={`Möchten Sie „${title}“ wirklich löschen?`}>
      <p>Der Service verschwindet sofort von der Website und aus dieser Liste.</p>
    </DeletionPage>
  );
}
