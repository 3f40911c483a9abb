import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { EditScreen } from "~/domain/record/edit-screen";
import { findProject } from "~/domain/projects/find-project.server";
import { updateProject } from "~/domain/projects/save-project.server";
import { ProjectForm } from "~/domain/projects/project-form";
import { PROJECT_NOT_UPDATED, PROJECT_UPLOAD_REFUSALS, projectUpdated } from "~/domain/projects/project-notices";
import { editedProject, projectSchema } from "~/domain/projects/project-schema";
import { PROJECT_LABELS } from "~/domain/projects/project-labels";
import { openLiveForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Projekt bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "projects");
  const project = await findProject(params.id ?? "");
  return openLiveForm(request, user, project && editedProject(project), { resource: "projects", recordId: params.id ?? "" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "projects");
  const by = user.adminUserId;
  const read = await readForm(request, projectSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "projects", by, refusals: PROJECT_UPLOAD_REFUSALS });
  if (!form.ok) return invalid(form.reply);
  const { version, ...values } = form.value;
  return answerSave(request, () => updateProject({ id: params.id ?? "", version, form: values, by }), {
    listUrl: paths.admin.projects.list(),
    saved: projectUpdated,
    failed: PROJECT_NOT_UPDATED,
    reply: form.reply,
    values,
    mayCreate: can(user, "create", "projects"),
  });
}

export default function EditProject() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen words={PROJECT_LABELS} form={ProjectForm} opened={opened} answer={answer} />;
}
