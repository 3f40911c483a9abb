import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGE_OPTIONS } from "~/i18n/languages";
import { paths, type Site, sitePath } from "~/paths";
import { Icon } from "./icon";

const MENU_ID = "language-menu";

/** Each language is a button of one form, which comes back to the page that it was sent from. */
export function LanguageMenu({ site }: { site: Site }) {
  const { frame } = dictionaryOf(site.language);
  return (
    <div className="language">
      <button type="button" className="menu-button" popovertarget={MENU_ID}>
        <span className="visually-hidden">{frame.languageMenu}: </span>
        {site.language.toUpperCase()}
        <Icon name="chevron" />
      </button>
      <form id={MENU_ID} className="language-menu" popover="auto" method="post" action={paths.language}>
        <input type="hidden" name="return_to" value={sitePath(site, site.path)} />
        {LANGUAGE_OPTIONS.map(({ code, name, flag }) => (
          <button
            key={code}
            type="submit"
            name="language"
            value={code}
            lang={code}
            aria-current={code === site.language || undefined}
          >
            <span className="flag" aria-hidden="true">
              {flag}
            </span>{" "}
            {name}
          </button>
        ))}
      </form>
    </div>
  );
}
