import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findSavedTexts } from "~/domain/pages/saved-texts.server";
import { valueOr } from "~/http/attempt";
import { answerWith, attempt } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-words";
import { ContactInfo } from "~/ui/site/contact-info";
import { ContactMap } from "~/ui/site/contact-map";
import { NumberedList } from "~/ui/site/numbered-list";
import { PageHero } from "~/ui/site/page-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { Section } from "~/ui/site/section";
import { useSite } from "~/ui/site/use-site";

export const meta = pageMeta("contact");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  return answerWith({ texts: await attempt(request, () => findSavedTexts("contact", language)) });
}

export default function Contact() {
  const { texts } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { contact } = dictionaryOf(language);
  const text = textsOf("contact", language, valueOr(texts, {}));
  return (
    <>
      <PageHero tone="light" eyebrow={contact.eyebrow} title={text("title")} intro={<p>{text("intro")}</p>} />
      <ContactInfo language={language} title={text("info_title")} hours={text("hours")} />
      <ContactMap language={language} title={text("map_title")} />
      <Section title={text("features_title")}>
        <NumberedList items={contact.features.items} look="steps" />
      </Section>
    </>
  );
}
