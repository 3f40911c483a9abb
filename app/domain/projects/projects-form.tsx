import { PictureField } from "~/ui/form/picture-field";
import { fieldsOf, RecordForm, type RecordFormProps } from "../record/resource-form";
import { MOST_FEATURED_PROJECTS, projects } from "./projects";

const Field = fieldsOf(projects);

const UPLOAD = "JPG, PNG, WebP oder GIF, am besten bis 2 MB. Das Bild wird WebP: höchstens 1200 × 800 Pixel, 80 % Qualität.";
const ADDRESS = "Oder die Adresse eines Bildes, das schon hochgeladen ist. Bilder anderer Websites laden Sie bitte hoch.";
const MOST = `Die Website zeigt höchstens ${MOST_FEATURED_PROJECTS.toString()} hervorgehobene Projekte, die ersten drei auch auf der Startseite.`;

export function ProjectsForm(props: RecordFormProps) {
  return (
    <RecordForm resource={projects} {...props}>
      <section className="form-section" aria-label="Projekt">
        <Field name="title" />
        <Field name="description" rows={4} />
        <Field name="category" />
        <Field name="role" hint="Freiwillig, wie „Idee, Regie und Produktion“." />
        <Field name="running_time" hint="Freiwillig, wie „94 Min.“ oder „9 × 45 Min.“" />
        <Field name="occasion" hint="Freiwillig: wo es lief, oder für wen es entstand." />
        <Field name="project_url" hint="Freiwillig: eine andere Website zum Projekt." />
      </section>
      <section className="form-section" aria-label="Seite des Projekts">
        <Field name="story" rows={7} hint="Freiwillig. Eine leere Zeile beginnt einen neuen Absatz." />
        <Field name="credits" rows={6} hint="Freiwillig. Eine Zeile für jede Person: Regie: Elena Marqués" />
        <Field name="gallery" />
        <Field name="video_url" hint="Freiwillig: ein Link zu YouTube oder Vimeo. Die Seite lädt das Video erst, wenn Besucher zustimmen. Ein anderer Link führt Besucher dorthin." />
      </section>
      <section className="form-section" aria-labelledby="project-picture">
        <h2 className="form-section-title" id="project-picture" data-required>
          Bild
        </h2>
        <p className="field-hint">Jedes Projekt hat ein Bild: eine Datei oder eine Adresse.</p>
        <PictureField name="file" label="Bild hochladen" hint={UPLOAD} keptIn="image_url" alt="Bisheriges Bild" address={{ label: "Bild-Adresse", hint: ADDRESS }} />
      </section>
      <section className="form-section" aria-label="Einordnung">
        <div className="form-columns">
          <Field name="year" />
          <Field name="sort_order" hint="Die kleinste Zahl steht vorn." />
        </div>
        <Field name="services" hint="Die Seite eines Bereichs zeigt die ersten zwei seiner Projekte, die hervorgehobenen zuerst." />
        <div className="form-columns">
          <Field name="is_featured" hint={MOST} />
          <Field name="is_active" hint="Ohne Haken ist das Projekt nicht auf der Website." />
        </div>
      </section>
    </RecordForm>
  );
}
