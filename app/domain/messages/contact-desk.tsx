import { dictionaryOf } from "~/i18n/i18n";
import { FORM_LABELS } from "~/i18n/form-labels";
import type { Language } from "~/i18n/languages";
import { linkTo, type Site } from "~/paths";
import { FormAnswer } from "~/ui/form/form-answer";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { ContactInfo } from "~/ui/site/contact-info";
import { CONTACT_SCHEMAS, TRAP } from "./contact";

type Props = {
  site: Site;
  text: (key: "form_title" | "info_title" | "hours") => string;
  sentText: string | null;
  answer: { reply: FormReply; failure?: string; isWaiting?: boolean; isAway?: boolean } | undefined;
};

export function ContactDesk({ site, text, sentText, answer }: Props) {
  const { language } = site;
  const { success, error } = dictionaryOf(language).contact;
  return (
    <section className="contact-desk" data-tone="light">
      <div className="wrap contact-desk-row">
        <div className="contact-sheet">
          <h2>{text("form_title")}</h2>
          {sentText && !answer ? <FormAnswer kind="success" title={success.title} text={sentText} /> : null}
          {answer?.failure ? <Failure {...answer} text={answer.failure} language={language} /> : null}
          <template data-offline>
            <FormAnswer kind="error" title={error.title} text={error.network} />
          </template>
          <ContactForm site={site} reply={answer?.reply} />
        </div>
        <ContactInfo title={text("info_title")} hours={text("hours")} />
      </div>
    </section>
  );
}

type FailureProps = { text: string; isWaiting?: boolean; isAway?: boolean; language: Language };

function Failure({ text, isWaiting, isAway, language }: FailureProps) {
  const { error } = dictionaryOf(language).contact;
  return isWaiting ? <FormAnswer kind="waiting" title={error.waiting} text={text} /> : <FormAnswer kind="error" title={error.title} text={text} retrying={isAway ? error.retrying : undefined} />;
}

/** Only the server validates, because this page does not hydrate. */
const { Form, TextField, EmailField, TextArea } = formOf(async () => CONTACT_SCHEMAS.de);

function ContactForm({ site, reply }: { site: Site; reply: FormReply | undefined }) {
  const { language } = site;
  const { form } = dictionaryOf(language).contact;
  return (
    <Form formLabels={FORM_LABELS[language]} reply={reply}>
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

/** A trap for spam programs: invisible to people, screen readers and the keyboard. */
function Trap({ label }: { label: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={TRAP}>{label}</label>
      <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
