import { dictionaryOf } from "~/i18n/i18n";
import { SERVICE_AREA_SCREENS } from "~/i18n/service-areas";
import type { TextFinder } from "~/i18n/page-labels";
import { linkTo, type Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { Icon } from "~/ui/site/icon";
import { Section, TextLink } from "~/ui/site/page-parts";
import { GermanNote } from "../record/german-note";
import { languageOfText } from "../record/translations";
import { ServiceIcon } from "./service-icon";
import { servicesOf, type ShownService } from "./services";

type TeaserProps = { services: FoundList<ShownService>; site: Site; text: TextFinder<"home"> };

export function ServicesTeaser({ services, site, text }: TeaserProps) {
  const { kino } = dictionaryOf(site.language);
  const { eyebrow, cta } = kino.teaser;
  const more = <TextLink href={linkTo(site, "services")}>{cta}</TextLink>;
  return (
    <Section tone="sand" eyebrow={eyebrow} title={text("services_title")} intro={text("services_text")} more={more}>
      <AsyncList found={services} texts={kino.services} site={site}>
        {(shown) => <ServiceIndex services={shown} site={site} />}
      </AsyncList>
    </Section>
  );
}

type SectionsProps = { services: FoundList<ShownService>; site: Site; text: TextFinder<"services"> };

export function MainServices({ services, site, text }: SectionsProps) {
  const { kino } = dictionaryOf(site.language);
  const isFirstPage = services.state === "ready" && services.pages?.page === 1;
  return (
    <Section tone="sand" title={text("services_title")} intro={text("services_intro")}>
      <AsyncList found={services} texts={kino.services} site={site}>
        {(all) => {
          const main = servicesOf("main", all);
          if (main.length > 0) return <ServiceGrid services={main} site={site} />;
          // the last pages of a long list contain only additional services
          return isFirstPage ? <p className="empty-note">{kino.services.empty}</p> : null;
        }}
      </AsyncList>
    </Section>
  );
}

export function MoreServices({ services, site, text }: SectionsProps) {
  const additional = services.state === "ready" ? servicesOf("additional", services.value) : [];
  if (additional.length === 0) return null;
  return (
    <Section title={text("additional_title")} intro={text("additional_intro")}>
      <AdditionalServices services={additional} site={site} />
    </Section>
  );
}

function ServiceIndex({ services, site }: { services: readonly ShownService[]; site: Site }) {
  return (
    <>
      <GermanNote items={services} textsOf={textsOfService} language={site.language} />
      <ol className="service-index">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceText service={service} href={`${linkTo(site, "services")}#${anchorOf(service)}`} />
          </li>
        ))}
      </ol>
    </>
  );
}

export function ServiceGrid({ services, site }: { services: readonly ShownService[]; site: Site }) {
  return (
    <>
      <GermanNote items={services} textsOf={textsOfService} language={site.language} />
      <ol className="service-grid">
        {services.map((service) => (
          <li key={service.id} id={anchorOf(service)}>
            <ServiceIcon name={service.icon} />
            <ServiceText service={service} href={targetOf(service, site)} />
            {service.isPodcast ? <PodcastCrewLink service={service} site={site} /> : <Icon name="arrow" />}
          </li>
        ))}
      </ol>
    </>
  );
}

export function AdditionalServices({ services, site }: { services: readonly ShownService[]; site: Site }) {
  return (
    <>
      <GermanNote items={services} textsOf={textsOfService} language={site.language} />
      <ul className="service-extras">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceIcon name={service.icon} />
            <div>
              <ServiceText service={service} href={targetOf(service, site)} />
              <PodcastCrewLink service={service} site={site} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Undefined for podcast services, which have a link of their own. */
function targetOf({ area, isPodcast }: ShownService, site: Site): string | undefined {
  if (isPodcast) return undefined;
  return linkTo(site, area === "contact" ? area : SERVICE_AREA_SCREENS[area]);
}

function PodcastCrewLink({ service, site }: { service: ShownService; site: Site }) {
  if (!service.isPodcast) return null;
  return <TextLink href={linkTo(site, "podcast")}>{dictionaryOf(site.language).kino.services.podcastCrew}</TextLink>;
}

function anchorOf({ id }: ShownService): string {
  return `service-${id}`;
}

function ServiceText({ service, href }: { service: ShownService; href?: string }) {
  return (
    <>
      <h3 lang={languageOfText(service, "title")}>{href ? <a href={href}>{service.title}</a> : service.title}</h3>
      <p lang={languageOfText(service, "description")}>{service.description}</p>
    </>
  );
}

/** The columns that `ServiceText` shows. */
function textsOfService() {
  return ["title", "description"] as const;
}
