import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewScreen } from "~/domain/record/edit-screen";
import { createProject } from "~/domain/projects/save-project.server";
import { NewProjectForm } from "~/domain/projects/project-form";
import { PROJECT_NOT_CREATED, PROJECT_UPLOAD_REFUSALS, projectCreated } from "~/domain/projects/project-notices";
import { freshProject } from "~/domain/projects/fresh-project.server";
import { newProjectSchema } from "~/domain/projects/project-schema";
import { PROJECT_LABELS } from "~/domain/projects/project-labels";
import { openNewForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Neues Projekt");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "projects");
  return openNewForm(request, user, freshProject());
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "projects");
  const read = await readForm(request, newProjectSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "projects", by, refusals: PROJECT_UPLOAD_REFUSALS });
  if (!form.ok) return invalid(form.reply);
  const { id, ...values } = form.value;
  return answerSave(request, () => createProject({ id, form: values, by }), {
    listUrl: paths.admin.projects.list(),
    saved: projectCreated,
    failed: PROJECT_NOT_CREATED,
    reply: form.reply,
    values,
    mayCreate: true,
  });
}

export default function NewProject() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <NewScreen resource="projects" words={PROJECT_LABELS} form={NewProjectForm} opened={opened} answer={answer} />;
}
