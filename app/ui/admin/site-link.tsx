import { Icon } from "./icon";

/** Loads a document, because the site runs without React. */
export function SiteLink({ href }: { href: string }) {
  return (
    <a className="button" data-tone="secondary" href={href} target="_blank" rel="noopener">
      <Icon name="external" size="sm" />
      Seite ansehen
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
