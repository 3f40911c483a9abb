/** why no `rel`: browsers take `noopener` for granted there, and our Referrer-Policy names no page. */
export function WebLink({ href, children }: { href: string; children?: string }) {
  return (
    <a className="web-link" data-icon="external" href={href} target="_blank" title="Neues Fenster">
      {children ?? href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </a>
  );
}
