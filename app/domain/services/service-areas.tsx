import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { SERVICE_AREA_SCREENS, SERVICE_AREAS, type ServiceArea } from "~/i18n/service-areas";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { linkTo, type Site } from "~/paths";
import { CallToAction, LinkButton, Section, TextLink } from "~/ui/site/page-parts";
import { dictionaryOf } from "~/i18n/i18n";
import { NumberedList } from "~/ui/site/numbered-list";
import { type PageHeroName, PictureHero } from "~/ui/site/hero-image";

type PlainArea = Exclude<ServiceArea, "podcast">;

export const SERVICE_AREA_IMAGES: Record<PlainArea, PageHeroName> = {
  mallorca_kino: "cinema",
  radio: "radio",
  media_web: "screens",
  mallorca_events: "stage",
};

type Props = { area: PlainArea; site: Site; saved: SavedTexts; children: ReactNode };

export function ServiceAreaPage({ area, site, saved, children }: Props) {
  const { areas } = dictionaryOf(site.language);
  const { services, cta } = areas.pages[area];
  const text = textsOf(area, site.language, saved);
  return (
    <>
      <PictureHero image={SERVICE_AREA_IMAGES[area]} eyebrow={text("title")} title={text("subtitle")} intro={<p>{text("hero_text")}</p>} />
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

export function ServiceAreas({ site, saved }: { site: Site; saved: Partial<Record<string, SavedTexts>> }) {
  return (
    <div className="areas">
      {SERVICE_AREAS.map((area) => (
        <AreaLine key={area} area={area} site={site} saved={saved[area] ?? {}} />
      ))}
    </div>
  );
}

function AreaLine({ area, site, saved }: { area: ServiceArea; site: Site; saved: SavedTexts }) {
  const { t } = useTranslation();
  const text = textsOf(area, site.language, saved);
  const more = t("areas.more", { area: text("title") });
  return (
    <details id={area}>
      <summary>
        <h3>{text("title")}</h3>
        <span>{text("subtitle")}</span>
      </summary>
      <p>{text("description")}</p>
      <p>
        <TextLink href={linkTo(site, SERVICE_AREA_SCREENS[area])}>{more}</TextLink>
      </p>
    </details>
  );
}
