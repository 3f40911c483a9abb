import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { altSchema } from "./media-schema";

const { Form, HiddenField, TranslationFields, SubmitButton } = formOf(altSchema);

const HINT = "Was auf dem Bild zu sehen ist, in einem Satz: für alle, die es nicht sehen können.";

type Props = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

/** What a picture shows, in all languages. */
export function AltForm({ values, reply, isRestored }: Props) {
  return (
    <Form defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section" aria-label="Beschreibung">
        <TranslationFields name="alt_text" label="Alternativtext" hint={HINT} rows={2} />
        <div className="media-save">
          <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
        </div>
      </section>
    </Form>
  );
}
