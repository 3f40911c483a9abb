import { UPLOAD_HINT } from "~/domain/media/upload-rules";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { formOf } from "~/ui/form/form-of";
import { SaveButtons } from "~/ui/form/save-buttons";
import type { RecordFormProps } from "../record/edit-screen";
import { SERVICE_IDS, SERVICE_LABELS } from "./member";
import { memberSchema, newMemberSchema } from "./member-schema";

const stored = formOf(memberSchema);
const fresh = formOf(newMemberSchema);

/** The form of a member who is not there yet. */
export function NewMemberForm({ values, ...props }: RecordFormProps) {
  return (
    <fresh.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <fresh.HiddenField name="id" />
      <MemberFields />
    </fresh.Form>
  );
}

/** The form of a member who is there. */
export function MemberForm({ values, ...props }: RecordFormProps) {
  return (
    <stored.Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <stored.HiddenField name="version" />
      <MemberFields />
    </stored.Form>
  );
}

function MemberFields() {
  return (
    <>
      <Person />
      <Roles />
      <Contact />
      <div className="form-actions">
        <SaveButtons />
        <ButtonLink to={paths.admin.team.list()} tone="quiet">
          Abbrechen
        </ButtonLink>
      </div>
    </>
  );
}

function Person() {
  const { TextField, TranslationFields, FileField } = stored;
  return (
    <section className="form-section" aria-labelledby="member-person">
      <h2 className="form-section-title" id="member-person">
        Person
      </h2>
      <TextField name="name" label="Name" required autoComplete="off" />
      <FileField name="file" keptIn="image_url" offersLibrary label="Foto" hint={UPLOAD_HINT} alt="Bisheriges Foto" />
      <TranslationFields name="position" label="Position" required />
      <TranslationFields name="bio" label="Biografie" rows={6} />
    </section>
  );
}

const SERVICE_OPTIONS = SERVICE_IDS.map((id) => ({ value: id, label: SERVICE_LABELS[id] }));

function Roles() {
  const { CheckboxField, CheckboxGroup } = stored;
  return (
    <section className="form-section" aria-labelledby="member-roles">
      <h2 className="form-section-title" id="member-roles">
        Rollen und Services
      </h2>
      <div className="form-columns">
        <CheckboxField name="is_team_member" label="Team-Mitglied" hint="Steht auf der Team-Seite." />
        <CheckboxField name="is_moderator" label="Moderator" hint="Steht auf der Moderatoren-Seite." />
      </div>
      <CheckboxGroup
        name="services"
        label="Services"
        hint="Wer Podcast-Produktion macht, steht auch auf der Podcast-Seite."
        options={SERVICE_OPTIONS}
      />
    </section>
  );
}

function Contact() {
  const { EmailField, UrlField } = stored;
  return (
    <section className="form-section" aria-labelledby="member-contact">
      <h2 className="form-section-title" id="member-contact">
        Kontakt
      </h2>
      <div className="form-columns">
        <EmailField name="email" label="E-Mail" />
        <UrlField name="linkedin_url" label="LinkedIn" />
        <UrlField name="facebook_url" label="Facebook" />
        <UrlField name="instagram_url" label="Instagram" />
      </div>
    </section>
  );
}
