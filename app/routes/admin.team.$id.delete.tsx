import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findMember } from "~/domain/team/find-member.server";
import { MemberDeletion } from "~/domain/team/member-deletion";
import { deletedText } from "~/domain/team/member-notices";
import { deletionSchema } from "~/domain/team/member-post-schemas";
import { deleteMember } from "~/domain/team/save-member.server";
import { CACHE } from "~/http/cache";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
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
  const result = await deleteMember({ id: params.id ?? "", version: form.value.version, by });
  if (result.ok) return redirectWithNotice(paths.admin.team.list(), { kind: "success", text: deletedText(result) });
  if (result.reason === "missing") throw notFound();
  return data({ hasChanged: true }, { status: 409, headers: { "Cache-Control": CACHE.never } });
}

export default function DeleteMember() {
  const answer = useActionData<typeof action>();
  const hasChanged = answer !== undefined && "hasChanged" in answer;
  return <MemberDeletion {...useLoaderData<typeof loader>()} hasChanged={hasChanged} />;
}
