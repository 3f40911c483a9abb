import { UPLOAD_HINT } from "~/domain/media/upload-rules";
import { paths } from "~/paths";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { SaveButtons } from "~/ui/form/save-buttons";
import type { FormValues } from "~/ui/form/schema-form";
import type { RecordFormProps } from "../record/edit-screen";
import { SPONSOR_CATEGORIES } from "./sponsor";
import { newSponsorSchema, sponsorSchema } from "./sponsor-schema";

const stored = formOf(sponsorSchema);
const fresh = formOf(newSponsorSchema);

/** The form of a sponsor who is not there yet. */
export function NewSponsorForm({ values, ...props }: RecordFormProps) {
  return (
    <fresh.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <fresh.HiddenField name="id" />
      <SponsorFields values={values} />
    </fresh.Form>
  );
}

/** The form of a sponsor who is there. */
export function SponsorForm({ values, ...props }: RecordFormProps) {
  return (
    <stored.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <stored.HiddenField name="version" />
      <SponsorFields values={values} />
    </stored.Form>
  );
}

function SponsorFields({ values }: { values: FormValues }) {
  const { TextField, SelectField, TranslationFields, FileField, UrlField } = stored;
  return (
    <>
      <section className="form-section" aria-label="Sponsor">
        <div className="form-columns">
          <TextField name="name" label="Name" required autoComplete="off" />
          <SelectField name="category" label="Kategorie" required empty="Bitte wählen" options={optionsFor(values.category)} />
        </div>
        <TranslationFields name="description" label="Beschreibung" rows={4} />
        <UrlField name="website_url" label="Website" />
      </section>
      <div className="form-section">
        <FileField name="file" keptIn="logo_url" offersLibrary label="Logo" hint={UPLOAD_HINT} alt="Bisheriges Logo" />
      </div>
      <FormActions cancel={{ url: paths.admin.sponsors.list(), text: "Abbrechen" }}>
        <SaveButtons />
      </FormActions>
    </>
  );
}

/** A category from elsewhere stays until somebody chooses another one. */
function optionsFor(current: FormValues[string]) {
  const known: string[] = [...SPONSOR_CATEGORIES];
  const all = typeof current === "string" && current !== "" && !known.includes(current) ? [current, ...known] : known;
  return all.map((value) => ({ value, label: value }));
}
