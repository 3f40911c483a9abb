import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { USER_LABELS } from "~/domain/people/users/user-labels";
import { editedUser, ownNameSchema } from "~/domain/people/users/user-schema";
import { OWN_NAME_LABELS, OwnNameForm } from "~/domain/people/users/account-forms";
import { EditScreen } from "~/domain/record/edit-screen";
import { findUser } from "~/domain/people/users/users.server";
import { openEditForm } from "~/http/edit-form.server";
import { requireUser } from "~/http/guard.server";
import { answerUserSave } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Name ändern", failure: "Fehler beim Laden des Kontos", fields: USER_LABELS.fields });

export async function loader({ request }: LoaderFunctionArgs) {
  const current = await requireUser(request);
  const user = await findUser(current.adminUserId);
  return openEditForm(request, current, user && editedUser(user));
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId } = await requireUser(request);
  return answerUserSave(request, ownNameSchema, {
    id: adminUserId,
    by: adminUserId,
    url: paths.admin.account.show,
    saved: "Ihr Name ist gespeichert.",
    mayCreate: false,
  });
}

export default function OwnName() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen labels={OWN_NAME_LABELS} form={OwnNameForm} opened={opened} answer={answer} />;
}
