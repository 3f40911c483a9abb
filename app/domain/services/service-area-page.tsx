import type { ReactNode } from "react";
import type { ServiceArea } from "~/i18n/service-areas";
import { dictionaryOf } from "~/i18n/i18n";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { linkTo, type Site } from "~/paths";
import { CallToAction } from "~/ui/site/call-to-action";
import { LinkButton } from "~/ui/site/link-button";
import { NumberedList } from "~/ui/site/numbered-list";
import { PageHero } from "~/ui/site/page-hero";
import { PageHeroImage, type HeroImageName } from "~/ui/site/hero-image";
import { Section } from "~/ui/site/section";

type PlainArea = Exclude<ServiceArea, "podcast">;

export const SERVICE_AREA_IMAGES: Record<PlainArea, HeroImageName> = {
  mallorca_kino: "cinema",
  radio: "radio",
  media_web: "screens",
  mallorca_events: "stage",
};

/** `saved` is what staff wrote for this area; `children` are its projects and its people. */
type Props = { area: PlainArea; site: Site; saved: SavedTexts; children: ReactNode };

/** The page of a service area; podcasts have one of their own making. */
export function ServiceAreaPage({ area, site, saved, children }: Props) {
  const { areas } = dictionaryOf(site.language);
  const { services, cta } = areas.pages[area];
  const text = textsOf(area, site.language, saved);
  return (
    <>
      <PageHero
        tone="dark"
        eyebrow={text("title")}
        title={text("subtitle")}
        intro={<p>{text("hero_text")}</p>}
        picture={<PageHeroImage name={SERVICE_AREA_IMAGES[area]} />}
      />
      <section className="section">
        <div className="wrap statements">
          <div className="statement">
            <h2>{areas.about}</h2>
            <p>{text("description")}</p>
          </div>
        </div>
      </section>
      <Section tone="sand" title={services.title} intro={text("services_intro")}>
        <NumberedList items={services.items} look="pairs" />
      </Section>
      {children}
      <CallToAction title={cta.title} text={text("cta_text")}>
        <LinkButton href={linkTo(site, "contact")}>{areas.contact}</LinkButton>
        <LinkButton href={linkTo(site, "services")} look="line">
          {areas.allServices}
        </LinkButton>
      </CallToAction>
    </>
  );
}
