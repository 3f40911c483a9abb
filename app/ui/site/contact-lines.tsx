import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";

/** Phones and e-mail, each a link that the device knows what to do with. */
export function ContactLines({ language }: { language: Language }) {
  const { frame } = dictionaryOf(language);
  return (
    <ul className="contact-lines">
      {[company.phone, company.phone2].map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-label={`${frame.phone} ${label}`}>{label}</a>
        </li>
      ))}
      <li>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </li>
    </ul>
  );
}
