import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { DeletionPage } from "~/domain/record/question-page";
import { findLastAdminId, findUser } from "~/domain/people/users/users.server";
import { UserResult } from "~/domain/people/users/user-steps";
import { nameOf } from "~/domain/people/login-log/person-names";
import { LAST_ADMIN, OWN_ACCOUNT, USER_MISSING } from "~/domain/people/users/user-notices";
import { requireFound, requirePermission } from "~/http/guard.server";
import { answerUserDeletion, requireAdminFor } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { viewIn } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Benutzer löschen", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await requirePermission(request, "delete", "users");
  const user = requireFound(await findUser(params.id ?? ""), USER_MISSING);
  requireAdminFor(user, by);
  return { title: nameOf(user), email: user.email, version: user.version, isOwn: user.id === by.adminUserId, isLastAdmin: user.id === (await findLastAdminId()) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "users");
  return answerUserDeletion(request, { id: params.id ?? "", by });
}

export default function DeleteUser() {
  const { title, email, version, isOwn, isLastAdmin } = useLoaderData<typeof loader>();
  const [{ id = "" }, answer] = [useParams(), useActionData<typeof action>()];
  const { page } = viewIn(useSearchParams()[0]);
  if (isLastAdmin) return <UserResult id={id} answer={{ failure: LAST_ADMIN }} />;
  const props = { version, answer, listUrl: paths.admin.users.list(page) };
  return (
    <DeletionPage {...props} name={title}>
      <p>Diese Aktion kann nicht rückgängig gemacht werden.</p>
      {isOwn ? <p>{OWN_ACCOUNT}.</p> : null}
      <p>{email} kann sich danach nicht mehr anmelden. Was die Person bearbeitet hat, bleibt.</p>
    </DeletionPage>
  );
}
