import { dictionaryOf } from "~/i18n/i18n";
import { screenAt, type Site, sitePath } from "~/paths";
import { Icon } from "./icon";

const MENU_ID = "main-menu";

/** A row of links where there is room; below, a menu that the browser itself opens and closes (popover). */
export function MainMenu({ site }: { site: Site }) {
  const { navigation, frame } = dictionaryOf(site.language);
  const here = screenAt(site.path);
  return (
    <>
      <button type="button" className="menu-button burger" popovertarget={MENU_ID} aria-label={frame.openMenu}>
        <Icon name="menu" />
      </button>
      <nav id={MENU_ID} className="main-menu" popover="auto" aria-label={frame.mainNavigation}>
        <button
          type="button"
          className="menu-button menu-close"
          popovertarget={MENU_ID}
          popovertargetaction="hide"
          aria-label={frame.closeMenu}
        >
          <Icon name="close" />
        </button>
        <ul>
          {navigation.items.map(({ key, label, href }) => (
            <li key={key}>
              <a href={sitePath(site, href)} aria-current={screenAt(href) === here ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
