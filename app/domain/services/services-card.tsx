import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { TextLink } from "~/ui/site/text-link";
import { languageOfText } from "../record/translated-texts";
import { ServiceIcon } from "./service-icon";
import type { ShownService } from "./services";

/** The main services as on the start page: one line each, like the index of a book. */
export function ServiceIndex({ services, site }: { services: readonly ShownService[]; site: Site }) {
  return (
    <ol className="service-index">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceWords service={service} href={`${linkTo(site, "services")}#${anchorOf(service)}`} />
        </li>
      ))}
    </ol>
  );
}

/** The main services on their own page, with all that belongs to them. */
export function ServiceGrid({ services, site }: { services: readonly ShownService[]; site: Site }) {
  return (
    <ol className="service-grid">
      {services.map((service) => (
        <li key={service.id} id={anchorOf(service)}>
          <ServiceIcon name={service.icon} />
          <ServiceWords service={service} />
          <PodcastCrewLink service={service} site={site} />
        </li>
      ))}
    </ol>
  );
}

export function AdditionalServices({ services, site }: { services: readonly ShownService[]; site: Site }) {
  return (
    <ul className="service-extras">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceIcon name={service.icon} />
          <div>
            <ServiceWords service={service} />
            <PodcastCrewLink service={service} site={site} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PodcastCrewLink({ service, site }: { service: ShownService; site: Site }) {
  if (!service.isPodcast) return null;
  return <TextLink href={linkTo(site, "podcast")}>{dictionaryOf(site.language).kino.services.podcastCrew}</TextLink>;
}

function anchorOf({ id }: ShownService): string {
  return `service-${id}`;
}

/** Title and description, each marked if it is in German on a page that is not. */
function ServiceWords({ service, href }: { service: ShownService; href?: string }) {
  return (
    <>
      <h3 lang={languageOfText(service, "title")}>{href ? <a href={href}>{service.title}</a> : service.title}</h3>
      <p lang={languageOfText(service, "description")}>{service.description}</p>
    </>
  );
}
