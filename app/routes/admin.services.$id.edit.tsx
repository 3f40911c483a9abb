import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { EditScreen } from "~/domain/record/edit-screen";
import { findService } from "~/domain/services/find-service.server";
import { updateService } from "~/domain/services/save-service.server";
import { ServiceForm } from "~/domain/services/service-form";
import { SERVICE_NOT_SAVED, serviceSaved } from "~/domain/services/service-notices";
import { editedService, serviceSchema } from "~/domain/services/service-schema";
import { SERVICE_LABELS_OF_SCREENS } from "~/domain/services/service-labels";
import { openLiveForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Service bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "services");
  const service = await findService(params.id ?? "");
  return openLiveForm(request, user, service && editedService(service), { resource: "services", recordId: params.id ?? "" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "services");
  const by = user.adminUserId;
  const form = await readForm(request, serviceSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, ...values } = form.value;
  return answerSave(request, () => updateService({ id: params.id ?? "", version, form: values, by }), {
    listUrl: paths.admin.services.list(),
    saved: serviceSaved,
    failed: SERVICE_NOT_SAVED,
    reply: form.reply,
    values,
    mayCreate: can(user, "create", "services"),
  });
}

export default function EditService() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen words={SERVICE_LABELS_OF_SCREENS} form={ServiceForm} opened={opened} answer={answer} />;
}
