import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeletionPage } from "~/domain/record/deletion-page";
import { deletionSchema } from "~/domain/record/post-schemas";
import { findProject } from "~/domain/projects/find-project.server";
import { deleteProject } from "~/domain/projects/save-project.server";
import { PROJECT_NOT_DELETED, projectDeleted } from "~/domain/projects/project-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Projekt löschen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "projects");
  const project = await findProject(params.id ?? "");
  if (project === null) throw notFound();
  const { title, version } = project;
  return { title, version };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "projects");
  const form = await readForm(request, deletionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  return answerDeletion(request, () => deleteProject({ id: params.id ?? "", version, by }), {
    listUrl: paths.admin.projects.list(),
    deleted: projectDeleted,
    failed: PROJECT_NOT_DELETED,
    reply: form.reply,
  });
}

export default function DeleteProject() {
  const { title, version } = useLoaderData<typeof loader>();
  const props = { version, answer: useActionData<typeof action>(), listUrl: paths.admin.projects.list() };
  return (
    <DeletionPage {...props} question="Sind Sie sicher, dass Sie dieses Projekt löschen möchten?">
      <p>„{title}“ verschwindet sofort von der Website und aus dieser Liste.</p>
    </DeletionPage>
  );
}
