import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can, isLeftToAdmins } from "~/domain/people/access/permissions";
import { NewScreen } from "~/domain/record/edit-screen";
import { createUser } from "~/domain/people/users/save-user.server";
import { NewUserForm, UserFactsProvider } from "~/domain/people/users/user-form";
import { newUserSchema } from "~/domain/people/users/user-schema";
import { USER_FORM_FIELDS, USER_LABELS } from "~/domain/people/users/user-labels";
import { listRoles } from "~/domain/people/users/users.server";
import { openNewForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerCreation, withPasswordAsked } from "~/http/user-answers.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: USER_LABELS.newTitle, failure: "Fehler beim Laden der Benutzer", fields: USER_FORM_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "users");
  const [opened, roles] = await Promise.all([openNewForm(request, user, { id: randomUUID() }), listRoles()]);
  return { opened, roles: roles.filter(({ name }) => !isLeftToAdmins(user, name)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requirePermission(request, "create", "users");
  const form = await readForm(request, newUserSchema);
  if (!form.ok) return invalid(withPasswordAsked(form.reply));
  const { id, with_password: _, ...values } = form.value;
  return answerCreation(request, () => createUser({ id, form: values, by: user }), {
    reply: form.reply,
    mayUpdate: can(user, "update", "users"),
  });
}

export default function NewUser() {
  const [{ opened, roles }, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return (
    <UserFactsProvider value={{ roles, email: "", isLastAdmin: false }}>
      <NewScreen words={USER_LABELS} form={NewUserForm} opened={opened} answer={answer} />
    </UserFactsProvider>
  );
}
