import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewMemberForm } from "~/domain/team/member-form";
import { PICTURE_MISSING, savedText, screenOf, SEE_ON_SITE } from "~/domain/team/member-notices";
import { newMemberSchema } from "~/domain/team/member-schema";
import { createMember } from "~/domain/team/save-member.server";
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

export const meta = () => titled("Neues Mitglied");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "team");
  const unsaved = await takeExpiredPost(request, user);
  return { values: unsaved?.fields ?? { id: randomUUID(), is_team_member: "on" }, isRestored: unsaved !== null };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "team");
  const read = await readForm(request, newMemberSchema);
  const form = await storeFormPicture(read, { field: "image_url", category: "team", by });
  if (!form.ok) return invalid(form.reply);
  const { id, ...fields } = form.value;
  const result = await createMember({ id, form: { ...fields, image_url: form.pictureUrl ?? fields.image_url }, by });
  if (!result.ok) return invalid(refuse(form.reply, { file: PICTURE_MISSING }));
  return redirectWithNotice(paths.admin.team.list(), {
    kind: "success",
    text: savedText(result.member),
    link: { url: screenPath(screenOf(result.member), DEFAULT_LANGUAGE), text: SEE_ON_SITE },
  });
}

export default function NewMember() {
  const reply = useActionData<typeof action>()?.reply;
  return (
    <>
      <PageHeader title="Neues Mitglied" back={{ url: paths.admin.team.list(), text: "Team" }} />
      <NewMemberForm {...useLoaderData<typeof loader>()} reply={reply} />
    </>
  );
}
