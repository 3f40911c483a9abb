import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { Icon } from "./icon";

export function SocialLinks({ title, language }: { title: string; language: Language }) {
  const { frame } = dictionaryOf(language);
  return (
    <ul className="social-links" aria-label={title}>
      {company.social.map(({ name, url, icon }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener" aria-label={`${name} (${frame.newTab})`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
