import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "~/ui/form/use-attempts";
import { GatePage } from "../access/gate-page";

const login = formOf(() => import("./second-factor-schemas").then(({ loginCodeSchema }) => loginCodeSchema));
const off = formOf(() => import("./second-factor-schemas").then(({ switchOffSchema }) => switchOffSchema));
const renewal = formOf(() => import("./second-factor-schemas").then(({ newCodesSchema }) => newCodesSchema));

const CODE_HINT = "Sechs Ziffern aus Ihrer App oder einer Ihrer Wiederherstellungscodes.";

const url = paths.admin.secondFactor.own;
const back = { url, text: "Zweiter Faktor" };
const cancel = { url };

export function LoginCodeForm({ reply, next }: { reply?: FormReply; next: string }) {
  const { Form, TextField, HiddenField, SubmitButton } = login;
  return (
    <GatePage title="Code eingeben" lead="Ihr Passwort stimmt. Zum Anmelden fehlt noch Ihr zweiter Faktor.">
      <Form key={useAttempts(reply)} reply={reply} action={paths.admin.loginCode(next)} defaultValue={{ next }}>
        <HiddenField name="next" />
        <TextField name="code" label="Code" hint={CODE_HINT} isCode autoComplete="one-time-code" required />
        <SubmitButton pending="Lade Admin-Bereich...">Anmelden</SubmitButton>
      </Form>
      <p className="gate-lead">Fehlen Ihnen App und Codes, kann ein Administrator den zweiten Faktor abschalten.</p>
      <p className="gate-lead">
        <Link to={paths.admin.login(next)}>Zurück zur Anmeldung</Link>
      </p>
    </GatePage>
  );
}

export function SwitchOffForm({ reply }: { reply: FormReply | undefined }) {
  const { Form, TextField, PasswordField } = off;
  return (
    <>
      <PageHeader
        title="Zweiten Faktor ausschalten"
        lead="Danach genügt zum Anmelden wieder Ihr Passwort. Alle Ihre anderen Sitzungen werden beendet."
        back={back}
      />
      <Form key={useAttempts(reply)} reply={reply}>
        <section className="form-section form-narrow" aria-label="Beide Faktoren">
          <PasswordField name="password" label="Passwort" autoComplete="current-password" required />
          <TextField name="code" label="Code" hint={CODE_HINT} isCode autoComplete="one-time-code" required />
        </section>
        <SubmitActions cancel={cancel} tone="danger">Ausschalten</SubmitActions>
      </Form>
    </>
  );
}

export function NewCodesForm({ enrolmentToken, reply }: { enrolmentToken: string; reply: FormReply | undefined }) {
  const { Form, TextField, HiddenField } = renewal;
  return (
    <>
      <PageHeader title="Neue Wiederherstellungscodes" lead="Sie bekommen zehn neue Codes. Die alten gelten dann nicht mehr." back={back} />
      <Form key={useAttempts(reply)} reply={reply} defaultValue={{ enrolmentToken }}>
        <HiddenField name="enrolmentToken" />
        <section className="form-section form-narrow" aria-label="Code">
          <TextField name="code" label="Code" hint={CODE_HINT} isCode autoComplete="one-time-code" required />
        </section>
        <SubmitActions cancel={cancel}>Neue Codes erzeugen</SubmitActions>
      </Form>
    </>
  );
}
