import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";

type ContactInfoProps = { language: Language; title: string; hours: string };

/** Where, how and when the company can be reached, in letters that one can read across the room. */
export function ContactInfo({ language, title, hours }: ContactInfoProps) {
  const { info } = dictionaryOf(language).contact;
  const { street, postalCode, city, district } = company.address;
  return (
    <aside className="contact-info">
      <h2>{title}</h2>
      <dl>
        <div className="contact-info-big">
          <dt>{info.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div className="contact-info-big">
          <dt>{info.phone}</dt>
          {[company.phone, company.phone2].map(({ href, label }) => (
            <dd key={href}>
              <a href={href}>{label}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{info.address}</dt>
          <dd>
            {street}
            <br />
            {postalCode} {city} ({district})
          </dd>
        </div>
        <div>
          <dt>{info.hours}</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
    </aside>
  );
}
