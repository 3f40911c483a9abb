import { fieldsOf, RecordForm, type RecordFormProps } from "../record/resource-form";
import { podcastCrew } from "./podcast-crew";

const Field = fieldsOf(podcastCrew);

export function PodcastCrewForm(props: RecordFormProps) {
  return (
    <RecordForm resource={podcastCrew} {...props}>
      <section className="form-section" aria-label="Person">
        <Field name="name" />
        <Field name="image_url" />
        <Field name="position" />
        <Field name="bio" hint="Die Podcast-Seite zeigt die ersten 120 Zeichen und klappt den Rest auf." rows={6} />
      </section>
      <section className="form-section" aria-label="Kontakt">
        <div className="form-columns">
          <Field name="email" />
          <Field name="linkedin_url" />
        </div>
      </section>
    </RecordForm>
  );
}
