import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { findMember } from "~/domain/team/find-member.server";
import { MemberConflictPage, MemberGonePage } from "~/domain/team/member-conflict";
import { MemberForm } from "~/domain/team/member-form";
import { PICTURE_MISSING, savedText, screenOf, SEE_ON_SITE } from "~/domain/team/member-notices";
import { editedMember, memberSchema } from "~/domain/team/member-schema";
import { updateMember } from "~/domain/team/save-member.server";
import { conflictFound, goneFound } from "~/http/conflict.server";
import { openEditForm } from "~/http/edit-form.server";
import { notFound } from "~/http/errors";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { paths, screenPath } from "~/paths";
import { NotThere } from "~/ui/admin/not-there";
import { PageHeader } from "~/ui/admin/page-header";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Mitglied bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "team");
  const member = await findMember(params.id ?? "");
  return openEditForm(request, user, member && editedMember(member));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "team");
  const by = user.adminUserId;
  const read = await readForm(request, memberSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "team", by });
  if (!form.ok) return invalid(form.reply);
  const { version, ...fields } = form.value;
  const values = { ...fields, image_url: form.pictureUrl ?? fields.image_url };
  const result = await updateMember({ id: params.id ?? "", version, by, form: values });
  if (result.ok) {
    return redirectWithNotice(paths.admin.team.list(), {
      kind: "success",
      text: savedText(result.member),
      link: { url: screenPath(screenOf(result.member), DEFAULT_LANGUAGE), text: SEE_ON_SITE },
    });
  }
  if (result.reason === "missing") throw notFound();
  if (result.reason === "deleted") return goneFound({ values, mayCreate: can(user, "create", "team") });
  if (result.reason === "conflict") return conflictFound(result.conflict);
  return invalid(refuse(form.reply, { file: PICTURE_MISSING }));
}

export default function EditMember() {
  const { title, values, isRestored } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "conflict" in answer) return <MemberConflictPage conflict={answer.conflict} name={title} />;
  if (answer && "gone" in answer) return <MemberGonePage gone={answer.gone} />;
  if (!answer && !values) return <NotThere list={{ url: paths.admin.team.list(), text: "Team" }} />;
  return (
    <>
      <PageHeader title={title || "Mitglied"} lead="Mitglied bearbeiten" back={{ url: paths.admin.team.list(), text: "Team" }} />
      <MemberForm values={values ?? {}} isRestored={isRestored} reply={answer?.reply} />
    </>
  );
}
