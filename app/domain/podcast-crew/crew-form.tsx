import { paths } from "~/paths";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { SaveButtons } from "~/ui/form/save-buttons";
import { UPLOAD_HINT } from "../media/upload-rules";
import type { RecordFormProps } from "../record/edit-screen";
import { crewSchema, newCrewSchema } from "./crew-schema";

const stored = formOf(crewSchema);
const fresh = formOf(newCrewSchema);

/** The form of somebody who is not in the crew yet. */
export function NewCrewForm({ values, ...props }: RecordFormProps) {
  return (
    <fresh.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <fresh.HiddenField name="id" />
      <CrewFields />
    </fresh.Form>
  );
}

/** The form of an entry that is there. */
export function CrewForm({ values, ...props }: RecordFormProps) {
  return (
    <stored.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <stored.HiddenField name="version" />
      <CrewFields />
    </stored.Form>
  );
}

function CrewFields() {
  const { TextField, TranslationFields, FileField, EmailField, UrlField } = stored;
  return (
    <>
      <section className="form-section" aria-label="Person">
        <TextField name="name" label="Name" required autoComplete="off" />
        <FileField name="file" keptIn="image_url" offersLibrary label="Foto" hint={UPLOAD_HINT} alt="Bisheriges Foto" />
        <TranslationFields name="position" label="Position" required />
        <TranslationFields
          name="bio"
          label="Biografie"
          hint="Die Podcast-Seite zeigt die ersten 120 Zeichen und klappt den Rest auf."
          required
          rows={6}
        />
      </section>
      <section className="form-section" aria-label="Kontakt">
        <div className="form-columns">
          <EmailField name="email" label="E-Mail" />
          <UrlField name="linkedin_url" label="LinkedIn" />
        </div>
      </section>
      <FormActions cancel={{ url: paths.admin.podcastCrew.list(), text: "Abbrechen" }}>
        <SaveButtons />
      </FormActions>
    </>
  );
}
