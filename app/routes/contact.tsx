import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/consent";
import { MapEmbed } from "~/domain/consent/embed-frame";
import { CONTACT_SCHEMAS, failureOf, isTrapped, TRAP } from "~/domain/messages/contact";
import { receiveWithinLimit } from "~/domain/messages/receive-message.server";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { CACHE, formPageHeaders, valueOr } from "~/http/answers";
import { attemptOr } from "~/http/attempt.server";
import { requireSite, show, siteOf } from "~/http/site-request.server";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";
import { answerFailure, invalid, readForm } from "~/http/read-form.server";
import { visitOfRequest } from "~/http/origin.server";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-labels";
import { FORM_LABELS } from "~/i18n/form-labels";
import type { Language } from "~/i18n/languages";
import { linkTo, type Site } from "~/paths";
import { ContactMap } from "~/ui/site/contact-map";
import { NumberedList } from "~/ui/site/numbered-list";
import { PageHero, Section } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { useCompany, useDictionary, useSite } from "~/ui/site/use-site";
import { FormAnswer } from "~/ui/form/form-answer";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { ContactInfo } from "~/ui/site/contact-info";

export const handle = { frames: frameSources("map") };

export const meta = pageMeta("contact");

export const headers = formPageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  const texts = await show(request, () => findSavedTexts("contact", language));
  const { notice, headers } = await takeNotice(request);
  if (notice || texts.state !== "ready") headers.set("Cache-Control", CACHE.never);
  return data({ texts, sentText: notice?.kind === "success" ? notice.text : null }, { headers });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { language } = await requireSite({ request, params });
  const form = await readForm(request, CONTACT_SCHEMAS[language], { language });
  const thank = () => {
    const { message } = dictionaryOf(language).contact.success;
    // a browser that sent no cookie perhaps keeps none, and then loses the notice
    const mark = request.headers.has("Cookie") ? "" : `#${SENT}`;
    return redirectWithNotice(new URL(request.url).pathname + mark, { kind: "success", text: message });
  };
  if (isTrapped(form.reply.initialValue)) return thank();
  if (!form.ok) return invalid(form.reply);
  const message = { ...form.value, language };
  const receipt = await attemptOr(request, () => receiveWithinLimit(message, visitOfRequest(request)), { kind: "unstored" } as const);
  const failure = failureOf(receipt, language);
  return failure ? answerFailure(form.reply, { ...failure, language }) : thank();
}

/** This fragment of the address shows the thanks, which the form always contains. A script removes it again, so that a reload does not thank twice. */
const SENT = "sent";

export default function Contact() {
  const { texts, sentText } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const site = useSite();
  const { language } = site;
  const { contact } = useDictionary();
  const company = useCompany();
  const text = textsOf("contact", language, valueOr(texts, {}), company);
  return (
    <>
      <PageHero tone="light" eyebrow={contact.eyebrow} title={text("title")} intro={<p>{text("intro")}</p>} />
      <ContactDesk site={site} text={text} sentText={sentText} answer={answer} />
      <ContactMap company={company} language={language} title={text("map_title")}>
        <MapEmbed address={company.address} />
      </ContactMap>
      <Section title={text("features_title")}>
        <NumberedList items={contact.features.items} look="steps" />
      </Section>
    </>
  );
}

type Props = {
  site: Site;
  text: (key: "form_title" | "info_title" | "hours") => string;
  sentText: string | null;
  answer: { reply: FormReply; failure?: string; isWaiting?: boolean; isAway?: boolean } | undefined;
};

function ContactDesk({ site, text, sentText, answer }: Props) {
  const { language } = site;
  const { success, error } = dictionaryOf(language).contact;
  return (
    <section className="contact-desk" data-tone="light">
      <div className="wrap contact-desk-row">
        <div className="contact-sheet">
          <h2>{text("form_title")}</h2>
          {answer ? null : <FormAnswer kind="success" title={success.title} text={sentText ?? success.message} id={SENT} hidden={!sentText} />}
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
