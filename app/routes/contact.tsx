import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/consent";
import { MapEmbed } from "~/domain/consent/embed-frame";
import { ContactDesk } from "~/domain/messages/contact-desk";
import { CONTACT_SCHEMAS, failureOf, isTrapped } from "~/domain/messages/contact";
import { receiveWithinLimit } from "~/domain/messages/receive-message.server";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { CACHE, formPageHeaders, valueOr } from "~/http/answers";
import { attemptOr } from "~/http/attempt.server";
import { requireSite, show, siteOf } from "~/http/site-request.server";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";
import { invalid, readForm, answerFailure } from "~/http/read-form.server";
import { visitOfRequest } from "~/http/origin.server";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-labels";
import { ContactMap } from "~/ui/site/contact-map";
import { NumberedList } from "~/ui/site/numbered-list";
import { PageHero, Section } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { useCompany, useDictionary, useSite } from "~/ui/site/use-site";

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
    return redirectWithNotice(new URL(request.url).pathname, { kind: "success", text: message });
  };
  if (isTrapped(form.reply.initialValue)) return thank();
  if (!form.ok) return invalid(form.reply);
  const message = { ...form.value, language };
  const receipt = await attemptOr(request, () => receiveWithinLimit(message, visitOfRequest(request)), { kind: "unstored" } as const);
  const failure = failureOf(receipt, language);
  return failure ? answerFailure(form.reply, { ...failure, language }) : thank();
}

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
