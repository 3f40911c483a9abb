import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { headerThemeAt } from "./header-theme";
import { LanguageMenu } from "./language-menu";
import { MainMenu } from "./main-menu";
import { FullLogo, WordLogo } from "./site-logo";

/** Fixed on top. `data-scrolled` is set by app/browser/site.ts once the page moved more than 50 px. */
export function SiteHeader({ site }: { site: Site }) {
  const { frame } = dictionaryOf(site.language);
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
