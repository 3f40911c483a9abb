import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { LockedField } from "~/ui/form/locked-field";
import type { FormReply } from "~/ui/form/schema-form";
import { PASSWORD_HINT } from "../access/password-messages";
import { useAttempts } from "../access/use-attempts";

const { Form, PasswordField, SubmitButton } = formOf(() => import("./account-schema").then(({ ownPasswordSchema }) => ownPasswordSchema));

const account = { url: paths.admin.account.show, text: "Mein Konto" };

/** One's own password: the one of today, and the new one twice. */
export function OwnPasswordForm({ email, reply }: { email: string; reply?: FormReply }) {
  const attempts = useAttempts(reply);
  return (
    <>
      <PageHeader title="Passwort ändern" lead="Danach sind Sie überall sonst abgemeldet." back={account} />
      <Form key={attempts} reply={reply}>
        <section className="form-section form-narrow" aria-label="Passwort">
          <LockedField label="E-Mail" value={email} autoComplete="username" />
          <PasswordField name="password_current" label="Aktuelles Passwort" autoComplete="current-password" required />
          <PasswordField name="password" label="Neues Passwort" hint={PASSWORD_HINT} autoComplete="new-password" required />
          <PasswordField name="password_confirmation" label="Neues Passwort bestätigen" autoComplete="new-password" required />
        </section>
        <FormActions cancel={{ url: account.url, text: "Abbrechen" }}>
          <SubmitButton pending="Wird gespeichert …">Passwort ändern</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
