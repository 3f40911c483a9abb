import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, pathHere, paths } from "~/paths";
import { Icon } from "~/ui/site/icon";
import { TextLink } from "~/ui/site/page-parts";
import { useSite } from "~/ui/site/use-site";
import { OPTIONAL_CATEGORIES, type OptionalCategory } from "./consent";
import { useConsent } from "./embed-frame";

/** The browser closes it without saving; with JavaScript the footer opens it again (app/browser/dialogs.ts). */
export function CookieDialog() {
  const cookies = useTexts();
  const { preferences } = useConsent();
  const { title, text } = preferences ? cookies.settings : cookies.banner;
  const later = preferences ? null : cookies.settings;
  return (
    <dialog id="cookie-dialog" className="cookie-dialog" open={preferences === null} aria-labelledby="cookie-title" data-tone="dark" data-nosnippet="">
      <form method="dialog">
        <button type="submit" className="cookie-close" aria-label={cookies.close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="cookie-body">
        <h2 id="cookie-title" tabIndex={-1} data-when-asked-for={later?.title}>
          {title}
        </h2>
        <div className="cookie-columns">
          <p data-when-asked-for={later?.text}>{text}</p>
          <p>
            {cookies.persistence} <a href={linkTo(useSite(), "privacy")}>{cookies.privacyLink}</a>
          </p>
          <div className="cookie-buttons">
            <QuickChoices />
            <details className="cookie-more">
              <summary>{cookies.customize}</summary>
              <CustomChoice />
            </details>
          </div>
        </div>
      </div>
    </dialog>
  );
}

export function CookieSettings({ isSaved }: { isSaved: boolean }) {
  const cookies = useTexts();
  return (
    <div className="wrap cookie-page">
      <div className="cookie-page-words">
        {isSaved && (
          <p className="cookie-page-saved" role="status" tabIndex={-1} autoFocus>
            {cookies.saved}
          </p>
        )}
        <p className="lead">{cookies.settings.text}</p>
        <p>
          {cookies.persistence} <TextLink href={linkTo(useSite(), "privacy")}>{cookies.privacyLink}</TextLink>
        </p>
        <div className="cookie-buttons">
          <QuickChoices />
        </div>
      </div>
      <CustomChoice />
    </div>
  );
}

export function CookieStatus() {
  return <p id="cookie-saved" className="cookie-saved" role="status" data-text={useTexts().saved} />;
}

/** Both buttons look equal: refusing consent must be as easy as giving it. */
function QuickChoices() {
  const { acceptAll, declineAll } = useTexts();
  return (
    <>
      <QuickChoice label={acceptAll} categories={OPTIONAL_CATEGORIES} />
      <QuickChoice label={declineAll} categories={[]} />
    </>
  );
}

function CustomChoice() {
  const { save } = useTexts();
  const { preferences } = useConsent();
  return (
    <form className="cookie-custom" method="post" action={paths.cookies} autoComplete="off" data-cookie-choice>
      <input type="hidden" name="return_to" value={pathHere(useSite())} />
      <Category category="necessary" isChecked isFixed />
      {OPTIONAL_CATEGORIES.map((category) => (
        <Category key={category} category={category} isChecked={preferences?.includes(category) === true} />
      ))}
      <button type="submit" className="button">
        {save}
      </button>
    </form>
  );
}

function QuickChoice({ label, categories }: { label: string; categories: readonly OptionalCategory[] }) {
  return (
    <form method="post" action={paths.cookies} data-cookie-choice>
      <input type="hidden" name="return_to" value={pathHere(useSite())} />
      {categories.map((category) => (
        <input key={category} type="hidden" name={category} value="on" />
      ))}
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}

type CategoryProps = { category: "necessary" | OptionalCategory; isChecked: boolean; isFixed?: boolean };

function Category({ category, isChecked, isFixed = false }: CategoryProps) {
  const { categories, alwaysActive } = useTexts();
  const { title, description } = categories[category];
  return (
    <label className="cookie-category">
      <input type="checkbox" name={category} defaultChecked={isChecked} disabled={isFixed} />
      <span>
        <strong>{title}</strong>
        {isFixed && <em>{alwaysActive}</em>}
        <span>{description}</span>
      </span>
    </label>
  );
}

function useTexts() {
  return dictionaryOf(useSite().language).cookies;
}
