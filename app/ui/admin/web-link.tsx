/** `about` is for screen readers. No `rel`: `_blank` implies `noopener`, and our Referrer-Policy sends no path. */
export function WebLink({ href, about, children }: { href: string; about?: string; children?: string }) {
  return (
    <a className="web-link" data-icon="external" href={href} target="_blank" title="Neues Fenster">
      {children ?? shortAddress(href)}
      {about ? <span className="visually-hidden"> {about}</span> : null}
    </a>
  );
}

const LONGEST_SHOWN = 32;

function shortAddress(href: string): string {
  const address = href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return address.length > LONGEST_SHOWN ? address.replace(/[/?#].*/, "/…") : address;
}
