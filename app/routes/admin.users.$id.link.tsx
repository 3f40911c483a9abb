import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { UserResult } from "~/domain/people/users/user-result";
import { createLink } from "~/domain/people/users/user-login.server";
import { requirePermission } from "~/http/guard.server";
import { answerLogin } from "~/http/user-answers.server";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Einmal-Link");

/** Nothing to load: this page is seen when nothing was done, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "users");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "users");
  return answerLogin(request, () => createLink({ id: params.id ?? "", by }));
}

export default function UserLink() {
  return <UserResult id={useParams().id ?? ""} answer={useActionData<typeof action>()} />;
}
