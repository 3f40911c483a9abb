import { dictionaryOf } from "~/i18n/i18n";
import type { Site } from "~/paths";
import { FormAnswer } from "~/ui/form/form-answer";
import type { FormReply } from "~/ui/form/schema-form";
import { ContactInfo } from "~/ui/site/contact-info";
import { ContactForm } from "./contact-form";

type Props = {
  site: Site;
  text: (key: "form_title" | "info_title" | "hours") => string;
  /** What the sender of the last message is thanked with. */
  sentText: string | null;
  /** What came of a message that did not get through. */
  answer: { reply: FormReply; failure?: string } | undefined;
};

/** Where visitors write to the company: the form, and beside it every other way to reach it. */
export function ContactDesk({ site, text, sentText, answer }: Props) {
  const { language } = site;
  const { success, error } = dictionaryOf(language).contact;
  return (
    <section className="contact-desk" data-tone="light">
      <div className="wrap contact-desk-row">
        <div className="contact-sheet">
          <h2>{text("form_title")}</h2>
          {sentText && !answer ? <FormAnswer kind="success" title={success.title} text={sentText} /> : null}
          {answer?.failure ? <FormAnswer kind="error" title={error.title} text={answer.failure} /> : null}
          <template data-offline>
            <FormAnswer kind="error" title={error.title} text={error.network} />
          </template>
          <ContactForm site={site} reply={answer?.reply} />
        </div>
        <ContactInfo language={language} title={text("info_title")} hours={text("hours")} />
      </div>
    </section>
  );
}
