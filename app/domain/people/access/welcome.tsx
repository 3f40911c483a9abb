import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { formOf } from "~/ui/form/form-of";
import { LockedField } from "~/ui/form/locked-field";
import type { FormReply } from "~/ui/form/schema-form";
import { GatePage } from "./gate-page";
import { CLOSED_LINKS, type ClosedState } from "./login-link";
import { PASSWORD_HINT } from "./password-messages";
import { useAttempts } from "~/ui/form/use-attempts";

const { Form, PasswordField, SubmitButton } = formOf(() => import("./gate-schemas").then(({ welcomeSchema }) => welcomeSchema));

type Props = { person: { firstName: string; email: string }; reply?: FormReply };

/** For who comes with a one-time link: asks for a new password, twice. */
export function Welcome({ person: { firstName, email }, reply }: Props) {
  return (
    <GatePage title={`Willkommen, ${firstName}`} lead="Wählen Sie Ihr Passwort für den Admin-Bereich. Danach melden Sie sich damit an.">
      <Form key={useAttempts(reply)} reply={reply}>
        <LockedField label="E-Mail-Adresse" value={email} autoComplete="username" />
        <PasswordField name="password" label="Passwort" hint={PASSWORD_HINT} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label="Passwort bestätigen" autoComplete="new-password" required />
        <SubmitButton pending="Wird gespeichert …">Passwort speichern</SubmitButton>
      </Form>
    </GatePage>
  );
}

/** For who comes with a link that is good for nothing: why, and the way on. */
export function ClosedWelcome({ state }: { state: ClosedState }) {
  const { title, text } = CLOSED_LINKS[state];
  return (
    <GatePage title={title} lead={text}>
      <p className="gate-actions">
        <Link className="button" data-tone="primary" to={paths.admin.home} reloadDocument>
          Zur Anmeldung
        </Link>
      </p>
    </GatePage>
  );
}
