import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { NotMoved } from "~/domain/record/not-moved";
import { moveSchema } from "~/domain/record/post-schemas";
import { memberFilterFrom } from "~/domain/team/member-list";
import { memberSaved } from "~/domain/team/member-notices";
import { moveMember } from "~/domain/team/save-member.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerMove } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Reihenfolge");

/** Nothing to load: this page is seen when a step was not made, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "team");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "team");
  const form = await readForm(request, moveSchema);
  if (!form.ok) return invalid(form.reply);
  const { page, filter: word, ...step } = form.value;
  const filter = memberFilterFrom(word);
  return answerMove(() => moveMember({ id: params.id ?? "", by, filter, ...step }), {
    listUrl: paths.admin.team.list(filter, page),
    said: (member) => ({ name: member.name, screen: memberSaved(member).screen }),
  });
}

export default function MoveMember() {
  return <NotMoved answer={useActionData<typeof action>()} listUrl={paths.admin.team.list()} />;
}
