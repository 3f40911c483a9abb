import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findMember } from "~/domain/team/find-member.server";
import { MemberConflictPage } from "~/domain/team/member-conflict";
import { MemberForm } from "~/domain/team/member-form";
import { PICTURE_MISSING, savedText, screenOf, SEE_ON_SITE } from "~/domain/team/member-notices";
import { formOfMember, memberSchema } from "~/domain/team/member-schema";
import { updateMember } from "~/domain/team/save-member.server";
import { conflictFound } from "~/http/conflict.server";
import { notFound } from "~/http/errors";
import { takeExpiredPost } from "~/http/expired-post.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { paths, screenPath } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Mitglied bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "team");
  const member = await findMember(params.id ?? "");
  if (member === null) throw notFound();
  const unsaved = await takeExpiredPost(request, user);
  const values = unsaved?.fields ?? { ...formOfMember(member), version: member.version };
  return { name: member.name, values, isRestored: unsaved !== null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "team");
  const read = await readForm(request, memberSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "team", by });
  if (!form.ok) return invalid(form.reply);
  const { version, ...fields } = form.value;
  const edit = { id: params.id ?? "", version, by, form: { ...fields, image_url: form.pictureUrl ?? fields.image_url } };
  const result = await updateMember(edit);
  if (result.ok) {
    return redirectWithNotice(paths.admin.team.list(), {
      kind: "success",
      text: savedText(result.member),
      link: { url: screenPath(screenOf(result.member), DEFAULT_LANGUAGE), text: SEE_ON_SITE },
    });
  }
  if (result.reason === "missing") throw notFound();
  if (result.reason === "conflict") return conflictFound(result.conflict);
  return invalid(refuse(form.reply, { file: PICTURE_MISSING }));
}

export default function EditMember() {
  const { name, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "conflict" in answer) return <MemberConflictPage conflict={answer.conflict} name={name} />;
  return (
    <>
      <PageHeader title={name} lead="Mitglied bearbeiten" back={{ url: paths.admin.team.list(), text: "Team" }} />
      <MemberForm {...form} reply={answer?.reply} />
    </>
  );
}
