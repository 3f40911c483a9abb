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

type Props = {
  area: Exclude<ServiceArea, "podcast">;
  site: Site;
  /** What staff wrote for this field of work. */
  saved: SavedTexts;
  scene: HeroImageName;
};

/** The page of a field of work; podcasts have one of their own making. */
export function ServiceAreaPage({ area, site, saved, scene }: Props) {
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
        picture={<PageHeroImage name={scene} />}
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
      <CallToAction title={cta.title} text={text("cta_text")}>
        <LinkButton href={linkTo(site, "contact")}>{areas.contact}</LinkButton>
        <LinkButton href={linkTo(site, "services")} look="line">
          {areas.allServices}
        </LinkButton>
      </CallToAction>
    </>
  );
}
