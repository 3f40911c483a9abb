import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { LegalArticle } from "~/domain/pages/legal-article";
import { legalPageOf } from "~/domain/pages/legal-page";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { germanOnly } from "~/i18n/dictionaries/german-only";
import { dictionaryOf } from "~/i18n/i18n";
import { GermanOnly } from "~/ui/site/german-only";
import { PageHero } from "~/ui/site/page-hero";
import { metaOf } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

const texts = { notice: germanOnly.legalNotice, privacy: germanOnly.privacyPolicy };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaOf(data?.page === "notice" ? "legalNotice" : "privacy", matches);

export const headers = pageHeaders;

export function loader({ request, params }: LoaderFunctionArgs) {
  return { page: legalPageOf(params.page ?? siteOf(request).path.split("/")[1] ?? "") };
}

export default function Legal() {
  const { page } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { legal } = dictionaryOf(language);
  const { title, updated } = legal[page];
  return (
    <>
      <PageHero tone="light" eyebrow={updated} title={title}>
        <GermanOnly language={language}>{legal.germanOnly}</GermanOnly>
      </PageHero>
      <LegalArticle text={texts[page]} contents={legal.contents} />
    </>
  );
}
