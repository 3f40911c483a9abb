import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { categoryLabel } from "./media-filter";
import { media } from "./media-schema";
import { OWN_CATEGORY, PICTURE_CATEGORIES } from "./picture";

const { Form, HiddenField, SelectField, TranslationFields, SubmitButton } = formOf(media.editSchema);

const HINT = "Was auf dem Bild zu sehen ist, in einem Satz: für alle, die es nicht sehen können.";

type Props = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

/** What a picture shows, in all languages, and where it belongs. */
export function MediaForm({ values, reply, isRestored }: Props) {
  return (
    <Form defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section" aria-label="Beschreibung">
        <TranslationFields name="alt_text" label="Alternativtext" hint={HINT} rows={2} />
        <SelectField name="category" label="Kategorie" options={optionsFor(values.category)} required />
        <div className="media-save">
          <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
        </div>
      </section>
    </Form>
  );
}

/** The folder of the podcast crew is offered only to a picture that lies in it. */
function optionsFor(current: unknown) {
  const offered = current === OWN_CATEGORY ? [...PICTURE_CATEGORIES, OWN_CATEGORY] : PICTURE_CATEGORIES;
  return offered.map((value) => ({ value, label: categoryLabel(value) }));
}
