import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewScreen } from "~/domain/record/edit-screen";
import { serviceFilterFrom } from "~/domain/services/listed-service";
import { createService } from "~/domain/services/save-service.server";
import { NewServiceForm } from "~/domain/services/service-form";
import { SERVICE_NOT_SAVED, serviceSaved } from "~/domain/services/service-notices";
import { newServiceSchema } from "~/domain/services/service-schema";
import { SERVICE_LABELS_OF_SCREENS } from "~/domain/services/service-labels";
import { openNewForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Neuer Service");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "services");
  const category = serviceFilterFrom(new URL(request.url).searchParams.get("category")) ?? "main";
  return openNewForm(request, user, { id: randomUUID(), icon: "Film", category, is_active: "on" });
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "services");
  const form = await readForm(request, newServiceSchema);
  if (!form.ok) return invalid(form.reply);
  const { id, ...values } = form.value;
  return answerSave(request, () => createService({ id, form: values, by }), {
    listUrl: paths.admin.services.list(),
    saved: serviceSaved,
    failed: SERVICE_NOT_SAVED,
    reply: form.reply,
    values,
    mayCreate: true,
  });
}

export default function NewService() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <NewScreen resource="services" words={SERVICE_LABELS_OF_SCREENS} form={NewServiceForm} opened={opened} answer={answer} />;
}
