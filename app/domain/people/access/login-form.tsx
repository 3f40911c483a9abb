import { paths } from "~/paths";
import { type Notice, NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { GatePage } from "./gate-page";
import { NOT_SIGNED_IN } from "./permissions";
import { useAttempts } from "./use-attempts";

const { Form, EmailField, PasswordField, HiddenField, SubmitButton } = formOf(() => import("./login-schema").then(({ loginSchema }) => loginSchema));

type Props = {
  reply?: FormReply;
  notice?: Notice | null;
  /** Where the person wanted to go, and whether the text that they wanted to save there waits for them. */
  next?: string;
  hasUnsavedText?: boolean;
};

/** Asks who is there. Posts to the login's own address, wherever it is shown. */
export function LoginForm({ reply, notice, next, hasUnsavedText }: Props) {
  const attempts = useAttempts(reply);
  return (
    <GatePage title="Anmelden" lead="Melden Sie sich an, um die Website zu bearbeiten.">
      {notice ? <NoticeBox notice={notice} /> : null}
      {next ? (
        <div className="gate-notice">
          <p>{NOT_SIGNED_IN}</p>
          {hasUnsavedText ? (
            <p>Ihre Eingaben sind noch nicht gespeichert. Sie stehen nach der Anmeldung wieder im Formular.</p>
          ) : null}
        </div>
      ) : null}
      <Form key={attempts} reply={reply} action={paths.admin.login()} defaultValue={{ next }}>
        <HiddenField name="next" />
        <EmailField name="email" label="E-Mail-Adresse" autoComplete="username" required />
        <PasswordField name="password" label="Passwort" autoComplete="current-password" required />
        <SubmitButton pending="Lade Admin-Bereich...">Anmelden</SubmitButton>
      </Form>
    </GatePage>
  );
}
