/** A link to another website, shown as its address without what everybody knows. */
export function WebLink({ href, children }: { href: string; children?: string }) {
  return (
    <a className="web-link" data-icon="external" href={href} target="_blank" rel="noopener noreferrer">
      {children ?? href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
