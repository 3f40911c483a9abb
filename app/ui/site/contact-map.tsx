import { company, postalAddress } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { LinkButton } from "./link-button";
import { mapLinks } from "./map-links";
import { Scene } from "./scene";

/** A drawn map of ours, and the ways to a real one. Nothing is loaded from elsewhere. */
export function ContactMap({ language, title }: { language: Language; title: string }) {
  const { contact, footer } = dictionaryOf(language);
  const { map } = contact;
  return (
    <section className="contact-map" data-tone="dark">
      <div className="wrap contact-map-row">
        <figure className="contact-map-picture">
          <Scene name="island" alt="" sizes="(min-width: 64rem) 52rem, 100vw" />
        </figure>
        <div className="contact-map-words">
          <h2>{title}</h2>
          <p className="lead">{footer.mapLink}</p>
          <details>
            <summary>
              <span className="when-closed">{map.showDetails}</span>
              <span className="when-open">{map.hideDetails}</span>
            </summary>
            <p>{company.name}</p>
            <p>{postalAddress}</p>
            <p>
              {company.coordinates.latitude}° N, {company.coordinates.longitude}° E
            </p>
          </details>
          <p className="buttons">
            <LinkButton href={mapLinks.route} icon="arrowOut">
              {map.route}
            </LinkButton>
            <LinkButton href={mapLinks.open} look="line" icon="arrowOut">
              {map.open}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}
