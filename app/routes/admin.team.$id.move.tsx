import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { movedText } from "~/domain/team/member-notices";
import { moveMember } from "~/domain/team/member-order.server";
import { moveSchema } from "~/domain/team/member-post-schemas";
import { NotMoved } from "~/domain/team/not-moved";
import { CACHE } from "~/http/cache";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
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
  const { page, ...move } = form.value;
  const result = await moveMember({ id: params.id ?? "", by, ...move });
  if (result.ok) {
    return redirectWithNotice(paths.admin.team.list(move.filter, page), { kind: "success", text: movedText(result) });
  }
  if (result.reason === "missing") throw notFound();
  return data({ isConflict: true }, { status: 409, headers: { "Cache-Control": CACHE.never } });
}

export default function MoveMember() {
  const answer = useActionData<typeof action>();
  return <NotMoved isConflict={answer !== undefined && "isConflict" in answer} />;
}
