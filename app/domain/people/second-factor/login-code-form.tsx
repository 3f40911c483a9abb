import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { CODE_HINT } from "./second-factor-labels";
import { GatePage } from "../access/gate-page";
import { useAttempts } from "../access/use-attempts";

const { Form, TextField, HiddenField, SubmitButton } = formOf(() => import("./second-factor-schemas").then(({ loginCodeSchema }) => loginCodeSchema));

type Props = { reply?: FormReply; next: string };

/** The second step of the login. */
export function LoginCodeForm({ reply, next }: Props) {
  return (
    <GatePage title="Code eingeben" lead="Ihr Passwort stimmt. Zum Anmelden fehlt noch Ihr zweiter Faktor.">
      <Form key={useAttempts(reply)} reply={reply} action={paths.admin.loginCode()} defaultValue={{ next }}>
        <HiddenField name="next" />
        <TextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" required />
        <SubmitButton pending="Lade Admin-Bereich...">Anmelden</SubmitButton>
      </Form>
      <p className="gate-lead">
        <Link to={paths.admin.login()}>Zurück zur Anmeldung</Link>
      </p>
    </GatePage>
  );
}
