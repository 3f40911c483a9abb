import type { Company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGE_OPTIONS } from "~/i18n/languages";
import { SERVICE_AREA_SCREENS, serviceAreaOf } from "~/i18n/service-areas";
import { linkTo, paths, projectSlugAt, type Screen, screenAt, type Site, sitePath } from "~/paths";
import { Icon } from "./icon";
import { FullLogo, WordLogo } from "./site-logo";

/** Fixed on top. `data-scrolled` is set by app/browser/site.ts once the page moved more than 50 px. */
export function SiteHeader({ site, company }: { site: Site; company: Company }) {
  const { frame } = dictionaryOf(site.language, company);
  return (
    <>
      <a className="skip-link" href="#main">
        {frame.skipToContent}
      </a>
      <div className="scroll-mark" data-scroll-mark />
      <header className="site-header" data-look={headerThemeAt(site)} data-site-header>
        <div className="wrap site-header-row">
          <a className="logo" href={linkTo(site, "home")} aria-label={frame.logo}>
            <FullLogo className="logo-full" />
            <WordLogo className="logo-word" />
          </a>
          <MainMenu site={site} />
          <LanguageMenu site={site} />
        </div>
      </header>
    </>
  );
}

/** How the header looks before the page was scrolled: over a dark picture or over haze. */
type HeaderTheme = "dark" | "light";

/** The screens of "/", "/sponsoren", "/vision", "/kino" and "/services", under all their addresses, and the dark showreel. */
const darkScreens: readonly Screen[] = ["home", "sponsors", "vision", "services", ...Object.values(SERVICE_AREA_SCREENS), "showreel"];

function headerThemeAt(site: Site): HeaderTheme {
  const screen = screenAt(site.path);
  if (projectSlugAt(site.path) !== null) return "dark";
  return screen && darkScreens.includes(screen) ? "dark" : "light";
}

const MAIN_MENU_ID = "main-menu";

/** A row of links where there is room; below, a menu that the browser itself opens and closes (popover). */
function MainMenu({ site }: { site: Site }) {
  const { navigation, frame } = dictionaryOf(site.language);
  const here = screenAt(site.path);
  return (
    <>
      <button type="button" className="menu-button burger" popovertarget={MAIN_MENU_ID} aria-label={frame.openMenu}>
        <Icon name="menu" />
      </button>
      <nav id={MAIN_MENU_ID} className="main-menu" popover="auto" aria-label={frame.mainNavigation}>
        <button
          type="button"
          className="menu-button menu-close"
          popovertarget={MAIN_MENU_ID}
          popovertargetaction="hide"
          aria-label={frame.closeMenu}
        >
          <Icon name="close" />
        </button>
        <ul>
          {navigation.items.map(({ key, label, href }) => (
            <li key={key}>
              <a href={sitePath(site, href)} aria-current={currentFor(screenAt(href), here)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The entry of the page itself, and for a service area the one of the services that it belongs to. */
function currentFor(target: Screen | null, here: Screen | null): "page" | "true" | undefined {
  if (here === null) return undefined;
  if (target === here) return "page";
  return target === "services" && serviceAreaOf(here) ? "true" : undefined;
}

const LANGUAGE_MENU_ID = "language-menu";

/** Each language is a button of one form, which comes back to the page that it was sent from. */
function LanguageMenu({ site }: { site: Site }) {
  const { frame } = dictionaryOf(site.language);
  return (
    <div className="language">
      <button type="button" className="menu-button" popovertarget={LANGUAGE_MENU_ID}>
        <span className="visually-hidden">{frame.languageMenu}: </span>
        {site.language.toUpperCase()}
        <Icon name="chevron" />
      </button>
      <form id={LANGUAGE_MENU_ID} className="language-menu" popover="auto" method="post" action={paths.language}>
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
