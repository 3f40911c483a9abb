import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can, isLeftToAdmins } from "~/domain/people/access/permissions";
import { EditScreen } from "~/domain/record/edit-screen";
import { findLastAdminId, findUser, listRoles } from "~/domain/people/users/users.server";
import { UserFactsProvider, UserForm } from "~/domain/people/users/user-form";
import { editedUser, userSchema } from "~/domain/people/users/user-schema";
import { USER_FORM_FIELDS, USER_LABELS, userLabelsWith } from "~/domain/people/users/user-labels";
import { openEditForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { answerUserSave, requireAdminFor } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { listUrlAt, rowMark } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: USER_LABELS.editTitle, failure: "Fehler beim Laden der Benutzer", fields: USER_FORM_FIELDS });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await requirePermission(request, "update", "users");
  const [user, all, lastAdminId] = await Promise.all([findUser(params.id ?? ""), listRoles(), findLastAdminId()]);
  const roles = all.filter(({ name }) => !isLeftToAdmins(by, name));
  if (user !== null) requireAdminFor(user, by);
  const opened = await openEditForm(request, by, user && editedUser(user));
  const facts = { roles, email: user?.email ?? "", isLastAdmin: user?.id === lastAdminId };
  return data({ opened: opened.data, facts }, opened.init ?? undefined);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "users");
  const id = params.id ?? "";
  return answerUserSave(request, userSchema, {
    id,
    by: user.adminUserId,
    url: `${listUrlAt(paths.admin.users.list(), new URL(request.url).searchParams)}#${rowMark(id)}`,
    saved: "Benutzer erfolgreich aktualisiert!",
    mayCreate: can(user, "create", "users"),
  });
}

export default function EditUser() {
  const [{ opened, facts }, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return (
    <UserFactsProvider value={facts}>
      <EditScreen labels={userLabelsWith(facts.roles)} form={UserForm} opened={opened} answer={answer} />
    </UserFactsProvider>
  );
}
