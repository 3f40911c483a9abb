import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "../access/use-attempts";
import { CODE_HINT } from "./second-factor-labels";

const { Form, TextField, HiddenField, SubmitButton } = formOf(() => import("./second-factor-schemas").then(({ newCodesSchema }) => newCodesSchema));
const BACK = paths.admin.secondFactor.own;

/** Asks for a code before the recovery codes are replaced. */
export function NewCodesForm({ enrolmentToken, reply }: { enrolmentToken: string; reply: FormReply | undefined }) {
  const attempts = useAttempts(reply);
  return (
    <>
      <PageHeader
        title="Neue Wiederherstellungscodes"
        lead="Sie bekommen zehn neue Codes. Die alten gelten dann nicht mehr."
        back={{ url: BACK, text: "Zweiter Faktor" }}
      />
      <Form key={attempts} reply={reply} defaultValue={{ enrolmentToken }}>
        <HiddenField name="enrolmentToken" />
        <section className="form-section form-narrow" aria-label="Code">
          <TextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" required />
        </section>
        <FormActions cancel={{ url: BACK, text: "Abbrechen" }}>
          <SubmitButton>Neue Codes erzeugen</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
