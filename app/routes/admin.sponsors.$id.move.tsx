import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { NotMoved } from "~/domain/record/not-moved";
import { moveSchema } from "~/domain/record/post-schemas";
import { moveSponsor } from "~/domain/sponsors/save-sponsor.server";
import { sponsorListFrom } from "~/domain/sponsors/sponsor-lists";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerMove } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Reihenfolge");

/** Nothing to load: this page is seen when a step was not made, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "sponsors");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "sponsors");
  const form = await readForm(request, moveSchema);
  if (!form.ok) return invalid(form.reply);
  const { page, filter, ...step } = form.value;
  return answerMove(() => moveSponsor({ id: params.id ?? "", by, ...step }), {
    listUrl: paths.admin.sponsors.list(sponsorListFrom(filter), page),
    said: ({ name }) => ({ name, screen: "sponsors" }),
  });
}

export default function MoveSponsor() {
  return <NotMoved answer={useActionData<typeof action>()} listUrl={paths.admin.sponsors.list()} />;
}
