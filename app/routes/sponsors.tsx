import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SponsorSections } from "~/domain/sponsors/sponsors-card";
import { inSections } from "~/domain/sponsors/sponsors";
import { listActiveSponsors } from "~/domain/sponsors/sponsors.server";
import { answerWith, showList, siteOf } from "~/http/site-request.server";
import { pageHeaders } from "~/http/answers";
import { CallToAction, LinkButton, ListSection, Section } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { heroImagePreload, PictureHero } from "~/ui/site/hero-image";
import { useCompany, useDictionary, useSite } from "~/ui/site/use-site";

export const meta = pageMeta("partners");

export const links: LinksFunction = () => heroImagePreload("lighthouse");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  return answerWith({ sponsors: await showList(request, "sponsors", (take) => listActiveSponsors(language, (all) => take(inSections(all)))) });
}

export default function Sponsors() {
  const { t } = useTranslation();
  const { sponsors } = useLoaderData<typeof loader>();
  const site = useSite();
  const { partners } = useDictionary();
  const count = sponsors.state === "ready" ? (sponsors.pages?.itemCount ?? 0) : 0;
  return (
    <>
      <PictureHero image="lighthouse" eyebrow={partners.eyebrow} title={partners.title} intro={<p>{partners.intro}</p>}>
        {count > 0 && <p className="sponsor-count">{t("partners.count", { count })}</p>}
      </PictureHero>
      <ListSection>
        <SponsorSections sponsors={sponsors} site={site} />
      </ListSection>
      <Section tone="sand" eyebrow={partners.benefits.eyebrow} title={partners.benefits.title} intro={partners.benefits.intro}>
        <ul className="benefits">
          {partners.benefits.items.map(({ key, icon, title, description }) => (
            <li key={key}>
              <p className="benefit-icon" aria-hidden="true">
                {icon}
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction title={partners.cta.title} text={partners.cta.text}>
        <LinkButton href={useCompany().contactPageUrl} icon="arrowOut">
          {partners.cta.button}
        </LinkButton>
      </CallToAction>
    </>
  );
}
