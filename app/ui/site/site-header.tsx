import type { Company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { type Language, LANGUAGE_OPTIONS, LANGUAGES } from "~/i18n/languages";
import { SERVICE_AREA_SCREENS, serviceAreaOf } from "~/i18n/service-areas";
import { isPagePath, linkTo, pathHere, paths, projectSlugAt, type Screen, screenAt, type Site, sitePath } from "~/paths";
import { HeaderLogo, hasWordmark } from "./header-logo";
import { Icon } from "./icon";
import { ContactLines } from "./site-footer";
import { WordLogo } from "./site-logo";
import type { RootData } from "./use-site";

export type HeaderTheme = "dark" | "light";

/** `theme`: light for a page that shows an error instead of its picture. */
type Props = Pick<RootData, "look" | "languages"> & { site: Site; company: Company; theme?: HeaderTheme };

type LanguageProps = { site: Site; languages: readonly Language[] };

/** app/browser/site.ts sets `data-scrolled` after 50 px. */
export function SiteHeader({ site, company, look, languages = LANGUAGES, theme = headerThemeAt(site) }: Props) {
  const { frame } = dictionaryOf(site.language, company);
  return (
    <>
      <a className="skip-link" href="#main">
        {frame.skipToContent}
      </a>
      <div className="scroll-mark" data-scroll-mark />
      <header className="site-header" data-look={theme} data-site-header>
        <div className="wrap site-header-row">
          <a className="logo" href={linkTo(site, "home")} aria-label={frame.logo}>
            <HeaderLogo company={company} look={look} />
          </a>
          <MainMenu site={site} />
          {languages.length > 1 ? <LanguageMenu site={site} languages={languages} /> : null}
          <MobileMenu site={site} company={company} look={look} languages={languages} />
        </div>
      </header>
    </>
  );
}

/** From the specification of the header. */
const darkScreens: readonly Screen[] = ["home", "sponsors", "vision", "services", ...Object.values(SERVICE_AREA_SCREENS), "showreel"];

function headerThemeAt(site: Site): HeaderTheme {
  const screen = screenAt(site.path);
  if (projectSlugAt(site.path) !== null) return "dark";
  return screen && darkScreens.includes(screen) ? "dark" : "light";
}

function MainMenu({ site }: { site: Site }) {
  const { frame } = dictionaryOf(site.language);
  return (
    <nav className="main-menu" aria-label={frame.mainNavigation}>
      <MenuEntries site={site} />
    </nav>
  );
}

function MenuEntries({ site }: { site: Site }) {
  const { navigation } = dictionaryOf(site.language);
  const here = screenAt(site.path);
  return (
    <ul>
      {navigation.items.map(({ key, label, href }) => (
        <li key={key}>
          <a href={sitePath(site, href)} aria-current={currentFor(screenAt(href), here)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function currentFor(target: Screen | null, here: Screen | null): "page" | "true" | undefined {
  if (here === null) return undefined;
  if (target === here) return "page";
  return target === "services" && serviceAreaOf(here) ? "true" : undefined;
}

const LANGUAGE_MENU_ID = "language-menu";

function LanguageMenu({ site, languages }: LanguageProps) {
  const { frame } = dictionaryOf(site.language);
  return (
    <div className="language">
      <button type="button" className="menu-button" popovertarget={LANGUAGE_MENU_ID}>
        <span className="visually-hidden">{frame.languageMenu}: </span>
        {site.language.toUpperCase()}
        <Icon name="chevron" />
      </button>
      <div id={LANGUAGE_MENU_ID} className="language-menu" popover="auto">
        <LanguageForm site={site} languages={languages} />
      </div>
    </div>
  );
}

/** On an unknown address it leads to the start page. */
function LanguageForm({ site, languages }: LanguageProps) {
  const isPage = isPagePath(site.path);
  return (
    <form className="language-form" method="post" action={paths.language}>
      <input type="hidden" name="return_to" value={isPage ? pathHere(site) : sitePath(site, "/")} />
      {LANGUAGE_OPTIONS.filter(({ code }) => languages.includes(code)).map(({ code, name, flag }) => (
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
  );
}

const MOBILE_MENU_ID = "main-menu";

function MobileMenu({ site, company, look, languages }: Props & LanguageProps) {
  const { frame } = dictionaryOf(site.language, company);
  return (
    <>
      <button type="button" className="menu-button burger" popovertarget={MOBILE_MENU_ID} aria-label={frame.openMenu} aria-haspopup="dialog">
        <Icon name="menu" />
      </button>
      <dialog id={MOBILE_MENU_ID} className="mobile-menu" popover="auto" aria-label={frame.mainNavigation} data-tone="dark">
        <div className="mobile-menu-head">
          <a className="logo" href={linkTo(site, "home")} aria-label={frame.logo}>
            {hasWordmark({ company, look }) ? <WordLogo className="mobile-menu-logo" /> : <HeaderLogo company={company} look={look} />}
          </a>
          <button
            type="button"
            className="menu-button menu-close"
            popovertarget={MOBILE_MENU_ID}
            popovertargetaction="hide"
            aria-label={frame.closeMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <MenuEntries site={site} />
        <div className="mobile-menu-foot">
          {languages.length > 1 ? <LanguageForm site={site} languages={languages} /> : null}
          <ContactLines company={company} phoneLabel={frame.phone} />
        </div>
      </dialog>
    </>
  );
}
