import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isLeftToAdmins } from "~/domain/people/access/permissions";
import { NewScreen } from "~/domain/record/edit-screen";
import { NewUserForm, UserFactsProvider } from "~/domain/people/users/user-form";
import { USER_FORM_FIELDS, USER_LABELS } from "~/domain/people/users/user-labels";
import { listRoles } from "~/domain/people/users/users.server";
import { openForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { answerCreation } from "~/http/user-answers.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: USER_LABELS.newTitle, failure: "Fehler beim Laden der Benutzer", fields: USER_FORM_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "users");
  const [opened, roles] = await Promise.all([openForm(request, user, { id: randomUUID() }), listRoles()]);
  return { opened, roles: roles.filter(({ name }) => !isLeftToAdmins(user, name)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requirePermission(request, "create", "users");
  return answerCreation(request, user);
}

export default function NewUser() {
  const [{ opened, roles }, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return (
    <UserFactsProvider value={{ roles, email: "", isLastAdmin: false }}>
      <NewScreen labels={USER_LABELS} form={NewUserForm} opened={opened} answer={answer} />
    </UserFactsProvider>
  );
}
