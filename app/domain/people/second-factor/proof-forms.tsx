import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "../access/use-attempts";
import { CODE_HINT } from "./second-factor-labels";

const off = formOf(() => import("./second-factor-schemas").then(({ switchOffSchema }) => switchOffSchema));
const renewal = formOf(() => import("./second-factor-schemas").then(({ newCodesSchema }) => newCodesSchema));

const url = paths.admin.secondFactor.own;
const back = { url, text: "Zweiter Faktor" };
const cancel = { url, text: "Abbrechen" };

export function SwitchOffForm({ reply }: { reply: FormReply | undefined }) {
  const { Form, TextField, PasswordField, SubmitButton } = off;
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
          <TextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" required />
        </section>
        <FormActions cancel={cancel}>
          <SubmitButton tone="danger">Ausschalten</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}

export function NewCodesForm({ enrolmentToken, reply }: { enrolmentToken: string; reply: FormReply | undefined }) {
  const { Form, TextField, HiddenField, SubmitButton } = renewal;
  return (
    <>
      <PageHeader title="Neue Wiederherstellungscodes" lead="Sie bekommen zehn neue Codes. Die alten gelten dann nicht mehr." back={back} />
      <Form key={useAttempts(reply)} reply={reply} defaultValue={{ enrolmentToken }}>
        <HiddenField name="enrolmentToken" />
        <section className="form-section form-narrow" aria-label="Code">
          <TextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" required />
        </section>
        <FormActions cancel={cancel}>
          <SubmitButton>Neue Codes erzeugen</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
