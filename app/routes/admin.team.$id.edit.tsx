import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { EditScreen } from "~/domain/record/edit-screen";
import { findMember } from "~/domain/team/find-member.server";
import { MemberForm } from "~/domain/team/member-form";
import { memberSaved } from "~/domain/team/member-notices";
import { editedMember, memberSchema } from "~/domain/team/member-schema";
import { whyMemberNotSaved } from "~/domain/team/member-type.server";
import { MEMBER_LABELS } from "~/domain/team/member-labels";
import { updateMember } from "~/domain/team/save-member.server";
import { openLiveForm } from "~/http/edit-form.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Mitglied bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "team");
  const member = await findMember(params.id ?? "");
  return openLiveForm(request, user, member && editedMember(member), { resource: "team", recordId: params.id ?? "" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "team");
  const by = user.adminUserId;
  const read = await readForm(request, memberSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "team", by });
  if (!form.ok) return invalid(form.reply);
  const { version, ...values } = form.value;
  return answerSave(request, () => updateMember({ id: params.id ?? "", version, form: values, by }), {
    listUrl: paths.admin.team.list(),
    saved: memberSaved,
    failed: whyMemberNotSaved,
    reply: form.reply,
    values,
    mayCreate: can(user, "create", "team"),
  });
}

export default function EditMember() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen words={MEMBER_LABELS} form={MemberForm} opened={opened} answer={answer} />;
}
