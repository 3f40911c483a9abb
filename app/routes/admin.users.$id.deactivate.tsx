import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { setUserActive } from "~/domain/people/users/activate-user.server";
import { UserResult } from "~/domain/people/users/user-result";
import { userStepSchema } from "~/domain/people/users/user-schema";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSwitch } from "~/http/user-answers.server";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Benutzer deaktivieren");

/** Nothing to load: this page is seen when nothing was done, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "users");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "users");
  const form = await readForm(request, userStepSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, ...place } = form.value;
  return answerSwitch(request, () => setUserActive({ id: params.id ?? "", version, by, isActive: false }), place);
}

export default function DeactivateUser() {
  return <UserResult id={useParams().id ?? ""} answer={useActionData<typeof action>()} />;
}
