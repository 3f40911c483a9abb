import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findLegalText } from "~/domain/texts/legal-texts.server";
import { LegalArticle } from "~/domain/texts/legal-article";
import { pageHeaders, unavailable } from "~/http/answers";
import { show, siteOf } from "~/http/site-request.server";
import { dictionaryOf } from "~/i18n/i18n";
import { monthName } from "~/i18n/months";
import { screenAt } from "~/paths";
import { GermanOnly } from "~/ui/site/german-only";
import { PageHero } from "~/ui/site/page-parts";
import { metaOf } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) =>
  metaOf(found?.page === "notice" ? "legalNotice" : "privacy", matches);

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language, path } = await siteOf(request);
  const page: "notice" | "privacy" = screenAt(path) === "legalNotice" ? "notice" : "privacy";
  const text = await show(request, () => findLegalText(`legal/${page}`, language));
  // not the built-in text, because staff's text is the legally binding one
  if (text.state !== "ready") throw unavailable();
  return { page, text: text.value };
}

export default function Legal() {
  const { t } = useTranslation();
  const { page, text } = useLoaderData<typeof loader>();
  const site = useSite();
  const { legal } = dictionaryOf(site.language);
  const month = monthName(text.status, site.language);
  return (
    <>
      <PageHero tone="light" eyebrow={t(`legal.${page}.updated`, { month })} title={legal[page].title}>
        {text.language === "de" && <GermanOnly language={site.language}>{legal.germanOnly}</GermanOnly>}
      </PageHero>
      <LegalArticle document={text.document} lang={text.language} contents={legal.contents} site={site} />
    </>
  );
}
