import { paths } from "~/paths";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { ResourceLabels } from "../../record/resource-labels";
import type { RecordFormProps } from "../../record/resource-form";
import { USER_LABELS } from "./user-labels";

const { Form, HiddenField, TextField, SubmitButton } = formOf(() => import("./account-schema").then(({ ownNameSchema }) => ownNameSchema));

const list = { url: paths.admin.account.show, text: "Mein Konto" };

/** What the screen of one's own name says. */
export const OWN_NAME_WORDS: ResourceLabels = { ...USER_LABELS, list, editTitle: "Name ändern", historyUrl: null };

/** One's own name. */
export function OwnNameForm({ values, ...props }: RecordFormProps) {
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section form-columns" aria-label="Name">
        <TextField name="first_name" label="Vorname" required autoComplete="given-name" />
        <TextField name="last_name" label="Nachname" required autoComplete="family-name" />
      </section>
      <FormActions cancel={{ url: list.url, text: "Abbrechen" }}>
        <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      </FormActions>
    </Form>
  );
}
