import { Panel } from "~/ui/admin/panel";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";

type Props = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

const { Form, NumberField, HiddenField, SubmitButton } = formOf(() => import("./retention").then(({ retentionSchema }) => retentionSchema));

/** How long the log is kept. Its button only leads to what that would do. */
export function RetentionForm({ values, ...props }: Props) {
  return (
    <Form {...props} defaultValue={values}>
      <HiddenField name="version" />
      <Panel title="Aufbewahrung" lead="Gilt automatisch, jeden Tag. Was sie bewirkt, sehen Sie vor dem Speichern.">
        <div className="stack">
          <NumberField name="keep_days" label="Einträge löschen nach (Tagen)" required min={1} max={3650} />
          <NumberField
            name="shorten_after_days"
            label="IP-Adressen kürzen nach (Tagen)"
            hint="Aus 203.0.113.7 wird 203.0.113.0/24, aus 2001:db8:1:2::7 wird 2001:db8:1::/48."
            required
            min={1}
            max={3650}
          />
        </div>
      </Panel>
      <div className="form-actions">
        <SubmitButton pending="Wird geprüft …">Weiter zur Vorschau</SubmitButton>
      </div>
    </Form>
  );
}
