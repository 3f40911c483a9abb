import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "../access/use-attempts";
import { CODE_HINT } from "./second-factor-labels";

const { Form, TextField, PasswordField, SubmitButton } = formOf(() => import("./second-factor-schemas").then(({ switchOffSchema }) => switchOffSchema));
const BACK = paths.admin.secondFactor.own;

/** Asks for both factors before one of them is gone. */
export function SwitchOffForm({ reply }: { reply: FormReply | undefined }) {
  const attempts = useAttempts(reply);
  return (
    <>
      <PageHeader
        title="Zweiten Faktor ausschalten"
        lead="Danach genügt zum Anmelden wieder Ihr Passwort. Alle Ihre anderen Sitzungen werden beendet."
        back={{ url: BACK, text: "Zweiter Faktor" }}
      />
      <Form key={attempts} reply={reply}>
        <section className="form-section form-narrow" aria-label="Beide Faktoren">
          <PasswordField name="password" label="Passwort" autoComplete="current-password" required />
          <TextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" required />
        </section>
        <FormActions cancel={{ url: BACK, text: "Abbrechen" }}>
          <SubmitButton tone="danger">Ausschalten</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
