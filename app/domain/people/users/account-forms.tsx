import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { LockedField } from "~/ui/form/locked-field";
import type { FormReply } from "~/ui/form/schema-form";
import type { RecordFormProps } from "../../record/resource-form";
import type { ResourceLabels } from "../../record/resource-labels";
import { PASSWORD_HINT } from "../access/password-messages";
import { useAttempts } from "~/ui/form/use-attempts";
import { USER_LABELS } from "./user-labels";

const ownName = formOf(() => import("./user-schema").then(({ ownNameSchema }) => ownNameSchema));
const ownPassword = formOf(() => import("./user-schema").then(({ ownPasswordSchema }) => ownPasswordSchema));

const account = { url: paths.admin.account.show, text: "Mein Konto" };
const cancel = { url: account.url };

export const OWN_NAME_LABELS: ResourceLabels = { ...USER_LABELS, list: account, editTitle: "Name ändern", historyUrl: null };

export function OwnNameForm({ values, ...props }: RecordFormProps) {
  const { Form, HiddenField, TextField } = ownName;
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section form-columns" aria-label="Name">
        <TextField name="first_name" label="Vorname" required autoComplete="given-name" />
        <TextField name="last_name" label="Nachname" required autoComplete="family-name" />
      </section>
      <SubmitActions cancel={cancel} pending="Wird gespeichert …">Speichern</SubmitActions>
    </Form>
  );
}

export function OwnPasswordForm({ email, reply }: { email: string; reply?: FormReply }) {
  const { Form, PasswordField } = ownPassword;
  return (
    <>
      <PageHeader title="Passwort ändern" lead="Danach sind Sie überall sonst abgemeldet." back={account} />
      <Form key={useAttempts(reply)} reply={reply}>
        <section className="form-section form-narrow" aria-label="Passwort">
          <LockedField label="E-Mail" value={email} autoComplete="username" />
          <PasswordField name="password_current" label="Aktuelles Passwort" autoComplete="current-password" required />
          <PasswordField name="password" label="Neues Passwort" hint={PASSWORD_HINT} autoComplete="new-password" required />
          <PasswordField name="password_confirmation" label="Neues Passwort bestätigen" autoComplete="new-password" required />
        </section>
        <SubmitActions cancel={cancel} pending="Wird gespeichert …">Passwort ändern</SubmitActions>
      </Form>
    </>
  );
}
