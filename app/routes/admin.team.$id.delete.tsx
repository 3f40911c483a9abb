import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeletionPage } from "~/domain/record/deletion-page";
import { deletionSchema } from "~/domain/record/post-schemas";
import { deletedText } from "~/domain/record/record-notices";
import { findMember } from "~/domain/team/find-member.server";
import { MEMBER_NOT_DELETED } from "~/domain/team/member-notices";
import { deleteMember } from "~/domain/team/save-member.server";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Mitglied löschen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "team");
  const member = await findMember(params.id ?? "");
  if (member === null) throw notFound();
  const { name, version } = member;
  return { name, version };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "team");
  const form = await readForm(request, deletionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  return answerDeletion(request, () => deleteMember({ id: params.id ?? "", version, by }), {
    listUrl: paths.admin.team.list(),
    deleted: ({ name }) => deletedText(name),
    failed: MEMBER_NOT_DELETED,
    reply: form.reply,
  });
}

export default function DeleteMember() {
  const { name, version } = useLoaderData<typeof loader>();
  const props = { version, answer: useActionData<typeof action>(), listUrl: paths.admin.team.list() };
  return (
    <DeletionPage {...props} question={`Möchten Sie „${name}“ wirklich löschen?`}>
      <p>Das Mitglied verschwindet sofort von der Website und aus dieser Liste.</p>
    </DeletionPage>
  );
}
