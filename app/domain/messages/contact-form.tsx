import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { linkTo, type Site } from "~/paths";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { CONTACT_SCHEMAS, TRAP } from "./contact-schema";

const FORMS = {
  de: formOf(CONTACT_SCHEMAS.de),
  en: formOf(CONTACT_SCHEMAS.en),
  es: formOf(CONTACT_SCHEMAS.es),
} satisfies Record<Language, unknown>;

const { TextField, EmailField, TextArea } = FORMS.de;

type Props = { site: Site; reply: FormReply | undefined };

/** The form through which visitors write to the company. */
export function ContactForm({ site, reply }: Props) {
  const { language } = site;
  const { form } = dictionaryOf(language).contact;
  const { Form } = FORMS[language];
  return (
    <Form language={language} reply={reply}>
      <p className="form-note">{form.allRequired}</p>
      <div className="form-columns">
        <TextField name="name" label={form.name} required autoComplete="name" />
        <EmailField name="email" label={form.email} required autoComplete="email" />
      </div>
      <TextField name="subject" label={form.subject} required />
      <TextArea name="message" label={form.message} required rows={6} />
      <Trap label={form.leaveEmpty} />
      <div className="form-end">
        <button className="button" type="submit" data-sending={form.sending}>
          {form.submit}
        </button>
        <p className="form-note">
          <a href={linkTo(site, "privacy")}>{form.privacyHint}</a>
        </p>
      </div>
    </Form>
  );
}

/** Neither seen nor read out nor reached with the keyboard: only a program fills it in. */
function Trap({ label }: { label: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={TRAP}>{label}</label>
      <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
