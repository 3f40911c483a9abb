import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import type { LabeledUrl } from "./address";
import { Icon, type IconName } from "./icon";
import { useHelpUrl } from "./title";
import { formatDateTime } from "./dates";

type HeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: LabeledUrl;
  children?: ReactNode;
};

export function PageHeader({ title, lead, back, children }: HeaderProps) {
  const help = useHelpUrl();
  return (
    <header className="page-header">
      <BackLink back={back} />
      <div className="page-header-line">
        <div className="page-header-words">
          <h1 className="page-title">{title}</h1>
          {help ? (
            <Link className="help-link" to={help} aria-label="Hilfe">
              ?
            </Link>
          ) : null}
          {lead ? <p className="page-lead">{lead}</p> : null}
        </div>
        {children ? <div className="page-actions">{children}</div> : null}
      </div>
    </header>
  );
}

export function BackLink({ back }: { back: LabeledUrl | null | undefined }) {
  return back ? (
    <Link className="back-link" to={back.url}>
      <Icon name="arrowLeft" size="sm" />
      {back.text}
    </Link>
  ) : null;
}

type ButtonTone = "primary" | "secondary" | "quiet" | "danger";

type ButtonLinkProps = {
  to: string;
  icon?: IconName;
  tone?: ButtonTone;
  size?: "md" | "sm";
  about?: string;
  children: ReactNode;
};

export function ButtonLink({ to, icon, tone = "secondary", size = "md", about, children }: ButtonLinkProps) {
  return (
    <Link className="button" data-tone={tone} data-size={size} data-shortcut={icon === "plus" ? "new" : undefined} to={to}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
    </Link>
  );
}

export function HistoryLink({ to, about }: Pick<ButtonLinkProps, "to" | "about">) {
  return (
    <ButtonLink to={to} icon="clock" {...(about && { size: "sm", tone: "quiet", about })}>
      Verlauf
    </ButtonLink>
  );
}

type PanelProps = { title: string; count?: number; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

export function Panel({ title, count, lead, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <div>
          <h2 className="panel-title" id={id}>
            {title}
            {count === undefined ? null : <Count value={count} />}
          </h2>
          {lead ? <p className="panel-lead">{lead}</p> : null}
        </div>
        {actions ? <div className="panel-actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}

export type Tab = { label: string; url: string; isCurrent: boolean; count?: number };

type TabsProps = { label: string; tabs: readonly Tab[]; look?: "line" | "segments" };

/** `segments` are for a second choice below a `line` of tabs. */
export function Tabs({ label, tabs, look = "line" }: TabsProps) {
  return (
    <nav className="tabs" data-look={look} aria-label={label}>
      <ul className="tabs-list">
        {tabs.map((tab) => (
          <li key={tab.url}>
            <Link className="tab" to={tab.url} aria-current={tab.isCurrent ? "page" : undefined} preventScrollReset>
              {tab.label}
              {tab.count === undefined ? null : <Count value={tab.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Count({ value }: { value: number }) {
  return (
    <>
      {" "}
      <span className="count">{value}</span>
    </>
  );
}

export type BadgeTone = "neutral" | "good" | "warning" | "bad" | "accent";

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

type PaginationProps = { label: string; page: number; pageCount: number; urlOf: (page: number) => string };

export function Pagination({ label, page, pageCount, urlOf }: PaginationProps) {
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

type EmptyProps = { icon: IconName; title: string; children?: ReactNode };

export function EmptyState({ icon, title, children }: EmptyProps) {
  return (
    <div className="empty">
      <Icon name={icon} size="lg" />
      <p className="empty-title">{title}</p>
      {children ? <div className="empty-more">{children}</div> : null}
    </div>
  );
}

export function DateTime({ at }: { at: Date }) {
  return (
    <time className="cell-nowrap" dateTime={at.toISOString()}>
      {formatDateTime(at)}
    </time>
  );
}
