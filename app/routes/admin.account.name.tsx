import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { USER_LABELS } from "~/domain/people/users/user-labels";
import { NAME_SAVED } from "~/domain/people/users/user-notices";
import { editedName, ownNameSchema } from "~/domain/people/users/user-schema";
import { OWN_NAME_WORDS, OwnNameForm } from "~/domain/people/users/account-forms";
import { EditScreen } from "~/domain/record/edit-screen";
import { updateUser } from "~/domain/people/users/save-user.server";
import { findUser } from "~/domain/people/users/users.server";
import { openEditForm } from "~/http/edit-form.server";
import { requireUser } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerUserSave } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Name ändern", failure: "Fehler beim Laden des Kontos", fields: USER_LABELS.fields });

export async function loader({ request }: LoaderFunctionArgs) {
  const current = await requireUser(request);
  const user = await findUser(current.adminUserId);
  return openEditForm(request, current, user && editedName(user));
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId } = await requireUser(request);
  const form = await readForm(request, ownNameSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, ...values } = form.value;
  return answerUserSave(request, () => updateUser({ id: adminUserId, form: values, version, by: adminUserId }), {
    reply: form.reply,
    values,
    url: paths.admin.account.show,
    saved: NAME_SAVED,
    mayCreate: false,
  });
}

export default function OwnName() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <EditScreen words={OWN_NAME_WORDS} form={OwnNameForm} opened={opened} answer={answer} />;
}
