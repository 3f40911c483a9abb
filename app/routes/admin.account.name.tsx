import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { USER_LABELS } from "~/domain/people/users/user-labels";
import { editedUser, ownNameSchema } from "~/domain/people/users/user-schema";
import { EditScreen } from "~/domain/record/edit-screen";
import type { RecordFormProps } from "~/domain/record/resource-form";
import { findUser } from "~/domain/people/users/users.server";
import { openEditForm } from "~/http/edit-form.server";
import { requireUser } from "~/http/guard.server";
import { answerUserSave } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";

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
  return <EditScreen labels={LABELS} form={OwnNameForm} opened={opened} answer={answer} />;
}

const account = { url: paths.admin.account.show, text: "Mein Konto" };

const LABELS = { ...USER_LABELS, list: account, editTitle: "Name ändern", historyUrl: null };

const { Form, HiddenField, TextField } = formOf(() => import("~/domain/people/users/user-schema").then((schemas) => schemas.ownNameSchema));

function OwnNameForm({ values, ...props }: RecordFormProps) {
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section form-columns" aria-label="Name">
        <TextField name="first_name" label="Vorname" required autoComplete="given-name" />
        <TextField name="last_name" label="Nachname" required autoComplete="family-name" />
      </section>
      <SubmitActions cancel={{ url: account.url }} pending="Wird gespeichert …">Speichern</SubmitActions>
    </Form>
  );
}
