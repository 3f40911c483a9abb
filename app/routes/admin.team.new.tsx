import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewScreen } from "~/domain/record/edit-screen";
import { NewMemberForm } from "~/domain/team/member-form";
import { memberSaved } from "~/domain/team/member-notices";
import { newMemberSchema } from "~/domain/team/member-schema";
import { whyMemberNotSaved } from "~/domain/team/member-type.server";
import { MEMBER_LABELS } from "~/domain/team/member-labels";
import { createMember } from "~/domain/team/save-member.server";
import { openNewForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Neues Mitglied");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "team");
  return openNewForm(request, user, { id: randomUUID(), is_team_member: "on" });
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "team");
  const read = await readForm(request, newMemberSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "team", by });
  if (!form.ok) return invalid(form.reply);
  const { id, ...values } = form.value;
  return answerSave(request, () => createMember({ id, form: values, by }), {
    listUrl: paths.admin.team.list(),
    saved: memberSaved,
    failed: whyMemberNotSaved,
    reply: form.reply,
    values,
    mayCreate: true,
  });
}

export default function NewMember() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <NewScreen resource="team" words={MEMBER_LABELS} form={NewMemberForm} opened={opened} answer={answer} />;
}
