import { paths } from "~/paths";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { GatePage } from "./gate-page";
import { ADMIN_PASSWORD_HINT } from "./password-messages";
import { useAttempts } from "./use-attempts";

const { Form, TextField, EmailField, PasswordField, SubmitButton } = formOf(() => import("./setup-schema").then(({ setupSchema }) => setupSchema));

const DEFAULTS = { full_name: "Administrator", email: "admin@calima.example" };

type Props = { reply?: FormReply; asksForCode: boolean };

/** Makes the first admin. Posts to the set-up's own address, wherever it is shown. */
export function SetupForm({ reply, asksForCode }: Props) {
  const attempts = useAttempts(reply);
  return (
    <GatePage title="Admin-Bereich einrichten" lead="Legen Sie das erste Konto an. Es darf alles, auch weitere Benutzer anlegen.">
      <Form key={attempts} reply={reply} action={paths.admin.setup} defaultValue={DEFAULTS}>
        <TextField name="full_name" label="Vollständiger Name" autoComplete="name" required />
        <EmailField name="email" label="E-Mail-Adresse" autoComplete="username" required />
        <PasswordField name="password" label="Passwort" hint={ADMIN_PASSWORD_HINT} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label="Passwort bestätigen" autoComplete="new-password" required />
        {asksForCode ? (
          <TextField
            name="setup_code"
            label="Einrichtungscode"
            hint="Wer die Website installiert hat, kennt ihn."
            autoComplete="off"
            required
          />
        ) : null}
        <SubmitButton pending="Überprüfe Setup-Status...">Einrichtung abschließen</SubmitButton>
      </Form>
    </GatePage>
  );
}
