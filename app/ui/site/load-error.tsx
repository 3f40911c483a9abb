import { dictionaryOf } from "~/i18n/i18n";
import { sitePath, type Site } from "~/paths";
import { Icon } from "./icon";

type LoadErrorProps = { site: Site; title: string; text?: string; language?: "de" };

/** Instead of a list that could not be read: what went wrong and a way to try again. */
export function LoadError({ site, title, text, language }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert" lang={language}>
      <p className="load-error-title">{title}</p>
      {text && <p>{text}</p>}
      <a className="button" data-look="line" href={sitePath(site, site.path)} lang={site.language}>
        {dictionaryOf(site.language).frame.reload}
        <Icon name="reload" />
      </a>
    </div>
  );
}
