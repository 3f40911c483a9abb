import { Link } from "@remix-run/react";
import { Icon } from "./icon";

type Props = { label: string; page: number; pageCount: number; urlOf: (page: number) => string };

export function Pagination({ label, page, pageCount, urlOf }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 ? (
        <Link className="button" data-tone="secondary" rel="prev" to={urlOf(page - 1)}>
          <Icon name="arrowLeft" size="sm" />
          Zurück
        </Link>
      ) : null}
      <p className="pagination-place">
        Seite {page} von {pageCount}
      </p>
      {page < pageCount ? (
        <Link className="button" data-tone="secondary" rel="next" to={urlOf(page + 1)}>
          Weiter
          <Icon name="arrowRight" size="sm" />
        </Link>
      ) : null}
    </nav>
  );
}
