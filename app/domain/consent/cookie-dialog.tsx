import { germanOnly } from "~/i18n/dictionaries/german-only";
import { linkTo, type Site, sitePath } from "~/paths";
import { GermanOnly } from "~/ui/site/german-only";
import { Icon } from "~/ui/site/icon";
import { CustomChoice, QuickChoices } from "./cookie-choices";
import { useConsent } from "./use-consent";

const { cookies } = germanOnly;

/**
 * Asks at the bottom of the page while no choice is stored, a second after it was loaded (site-cookies.css). It is a
 * `details`, so that the browser itself closes it without saving; app/browser/cookie-dialog.ts opens it again.
 */
export function CookieDialog({ site }: { site: Site }) {
  const { preferences } = useConsent();
  const returnTo = sitePath(site, site.path);
  const { title, text } = preferences ? cookies.settings : cookies.banner;
  const later = preferences ? null : cookies.settings;
  return (
    <div id="cookie-dialog" className="cookie-dialog" role="dialog" aria-labelledby="cookie-title" data-tone="dark" data-nosnippet="">
      <details open={preferences === null}>
        <summary lang="de">
          <span className="visually-hidden">{cookies.close}</span>
          <Icon name="close" />
        </summary>
        <div className="cookie-body">
          <h2 id="cookie-title" tabIndex={-1} lang="de" data-when-asked-for={later?.title}>
            {title}
          </h2>
          <GermanOnly language={site.language} />
          <div lang="de">
            <p data-when-asked-for={later?.text}>{text}</p>
            <p>
              {cookies.persistence} <a href={linkTo(site, "privacy")}>{cookies.privacyLink}</a>
            </p>
            <div className="cookie-buttons">
              <QuickChoices returnTo={returnTo} />
              <details className="cookie-more">
                <summary>{cookies.customize}</summary>
                <CustomChoice returnTo={returnTo} preferences={preferences} />
              </details>
            </div>
          </div>
        </div>
      </details>
    </div>
  );
}

/** Where the dialog says that it has saved; empty until then. */
export function CookieStatus() {
  return <p id="cookie-saved" className="cookie-saved" role="status" lang="de" data-text={cookies.saved} />;
}
