import { paths } from "~/paths";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { SaveButtons } from "~/ui/form/save-buttons";
import type { RecordFormProps } from "../record/edit-screen";
import { MOST_FEATURED_PROJECTS } from "./project";
import { newProjectSchema, projectSchema } from "./project-schema";

const stored = formOf(projectSchema);
const fresh = formOf(newProjectSchema);

/** The form of a project that is not there yet. */
export function NewProjectForm({ values, ...props }: RecordFormProps) {
  return (
    <fresh.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <fresh.HiddenField name="id" />
      <ProjectFields />
    </fresh.Form>
  );
}

/** The form of a project that is there. */
export function ProjectForm({ values, ...props }: RecordFormProps) {
  return (
    <stored.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <stored.HiddenField name="version" />
      <ProjectFields />
    </stored.Form>
  );
}

function ProjectFields() {
  return (
    <>
      <Texts />
      <Image />
      <Place />
      <FormActions cancel={{ url: paths.admin.projects.list(), text: "Abbrechen" }}>
        <SaveButtons />
      </FormActions>
    </>
  );
}

function Texts() {
  const { TranslationFields, UrlField } = stored;
  return (
    <section className="form-section" aria-label="Projekt">
      <TranslationFields name="title" label="Titel" required />
      <TranslationFields name="description" label="Beschreibung" required rows={4} />
      <TranslationFields name="category" label="Kategorie" required />
      <UrlField name="project_url" label="Projekt-Link" hint="Freiwillig: eine Seite zum Projekt." />
    </section>
  );
}

const UPLOAD = "JPG, PNG, WebP oder GIF, am besten bis 2 MB. Das Bild wird WebP: höchstens 1200x800 Pixel, 80 % Qualität.";
const ADDRESS = "Oder die Adresse eines Bildes aus der Mediathek. Bilder anderer Websites laden Sie bitte hoch.";

function Image() {
  const { FileField, PictureAddressField } = stored;
  return (
    <section className="form-section" aria-label="Bild">
      <FileField name="file" label="Bild hochladen" hint={UPLOAD} />
      <PictureAddressField name="image_url" label="Bild-Adresse" hint={ADDRESS} />
    </section>
  );
}

const MOST = `Die Website zeigt höchstens ${MOST_FEATURED_PROJECTS.toString()} hervorgehobene Projekte.`;

function Place() {
  const { NumberField, CheckboxField } = stored;
  return (
    <section className="form-section" aria-label="Einordnung">
      <div className="form-columns">
        <NumberField name="year" label="Jahr" min={1900} max={2100} />
        <NumberField name="sort_order" label="Reihenfolge" hint="Die kleinste Zahl steht vorn." min={0} />
      </div>
      <div className="form-columns">
        <CheckboxField name="is_featured" label="Hervorgehoben" hint={MOST} />
        <CheckboxField name="is_active" label="Aktiv" hint="Ohne Haken ist das Projekt nicht auf der Website." />
      </div>
    </section>
  );
}
