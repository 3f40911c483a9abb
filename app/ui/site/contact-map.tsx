import type { ReactNode } from "react";
import { type Address, type Company, postalAddress } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { LinkButton } from "./page-parts";

type Props = {
  company: Company;
  language: Language;
  title: string;
  children?: ReactNode;
};

export function ContactMap({ company, language, title, children }: Props) {
  const { name, address } = company;
  const { contact, footer } = dictionaryOf(language, company);
  const { map } = contact;
  const links = mapLinks(address);
  return (
    <section id="map" className="contact-map" data-tone="dark">
      <div className="wrap contact-map-row">
        <div className="contact-map-picture">{children}</div>
        <div className="contact-map-words">
          <h2>{title}</h2>
          <p className="lead">{footer.mapLink}</p>
          <details>
            <summary>
              <span className="when-closed">{map.showDetails}</span>
              <span className="when-open">{map.hideDetails}</span>
            </summary>
            <p>{name}</p>
            <p>{postalAddress(address, language)}</p>
          </details>
          <p className="buttons">
            <LinkButton href={links.route} icon="arrowOut">
              {map.route}
            </LinkButton>
            <LinkButton href={links.open} look="line" icon="arrowOut">
              {map.open}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}

export function mapLinks(address: Address): { open: string; route: string } {
  const place = encodeURIComponent(postalAddress(address, "es"));
  return {
    open: `https://www.google.com/maps/search/?api=1&query=${place}`,
    route: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}
