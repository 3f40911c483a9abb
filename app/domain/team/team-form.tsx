import { fieldsOf, RecordForm, type RecordFormProps } from "../record/resource-form";
import { team } from "./team";

const Field = fieldsOf(team);

export function TeamForm(props: RecordFormProps) {
  return (
    <RecordForm resource={team} {...props}>
      <section className="form-section" aria-labelledby="member-person">
        <h2 className="form-section-title" id="member-person">
          Person
        </h2>
        <Field name="name" />
        <Field name="image_url" />
        <Field name="position" />
        <Field name="bio" rows={6} />
      </section>
      <section className="form-section" aria-labelledby="member-roles">
        <h2 className="form-section-title" id="member-roles" data-required>
          Rollen und Services
        </h2>
        <p className="field-hint">Mindestens eine Rolle: Team-Mitglied, Moderator oder beides.</p>
        <div className="form-columns">
          <Field name="is_team_member" hint="Steht auf der Team-Seite." />
          <Field name="is_moderator" hint="Steht auf der Moderatoren-Seite." />
        </div>
        <Field name="services" hint="Wer Podcast-Produktion macht, steht auch auf der Podcast-Seite." />
      </section>
      <section className="form-section" aria-labelledby="member-contact">
        <h2 className="form-section-title" id="member-contact">
          Kontakt
        </h2>
        <div className="form-columns">
          <Field name="email" />
          <Field name="linkedin_url" />
          <Field name="facebook_url" />
          <Field name="instagram_url" />
        </div>
      </section>
    </RecordForm>
  );
}
