import { dictionaryOf } from "~/i18n/i18n";
import { sitePath, type Site } from "~/paths";
import { Icon } from "./icon";

/** The same page once more. */
export function ReloadLink({ site }: { site: Site }) {
  return (
    <a className="button" data-look="line" href={sitePath(site, site.path)} lang={site.language}>
      {dictionaryOf(site.language).frame.reload}
      <Icon name="reload" />
    </a>
  );
}
