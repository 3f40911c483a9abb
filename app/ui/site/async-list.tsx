import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import { type ListPages, listPageQuery, type Site, sitePath } from "~/paths";
import { Icon } from "./icon";

export type ListTexts = { loading: string; error: string; errorHint?: string; empty?: string };

type Fault = "unreachable" | "unprepared" | "unknown";

/** `late`: the time limit was over. `pages` is set if the list has several pages. */
export type FoundList<Item> = { state: "ready"; value: Item[]; pages?: ListPages } | { state: "error"; fault: Fault } | { state: "late" };

type AsyncListProps<Item> = {
  found: FoundList<Item>;
  texts: ListTexts;
  site: Site;
  children: (items: Item[]) => ReactNode;
};

export function AsyncList<Item>({ found, texts, site, children }: AsyncListProps<Item>) {
  if (found.state === "error") return <LoadError site={site} title={texts.error} text={texts.errorHint} />;
  if (found.state === "late") return <SlowLoadingMessage site={site}>{texts.loading}</SlowLoadingMessage>;
  if (found.value.length === 0) return texts.empty ? <p className="empty-note">{texts.empty}</p> : null;
  return (
    <>
      {children(found.value)}
      {found.pages && <PageLinks pages={found.pages} site={site} />}
    </>
  );
}

function PageLinks({ pages: { page, pageCount }, site }: { pages: ListPages; site: Site }) {
  const { t } = useTranslation();
  if (pageCount === 1) return null;
  const { pages } = dictionaryOf(site.language).frame;
  const url = (of: number) => sitePath(site, site.path) + listPageQuery(of);
  return (
    <nav className="list-pages" aria-label={pages.label}>
      {page > 1 && (
        <a className="button" data-look="line" rel="prev" href={url(page - 1)}>
          {pages.previous}
        </a>
      )}
      <p>{t("frame.pages.place", { page, pageCount })}</p>
      {page < pageCount && (
        <a className="button" data-look="line" rel="next" href={url(page + 1)}>
          {pages.next}
        </a>
      )}
    </nav>
  );
}

function SlowLoadingMessage({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div className="load-error" role="status">
      <p className="load-error-title">{children}</p>
      <ReloadLink site={site} />
    </div>
  );
}

/** The current address with its query, which has the page of a long list. */
const HERE = "";

function ReloadLink({ site }: { site: Site }) {
  return (
    <a className="button" data-look="line" href={HERE} lang={site.language}>
      {dictionaryOf(site.language).frame.reload}
      <Icon name="reload" />
    </a>
  );
}

function LoadError({ site, title, text }: { site: Site; title: string; text?: string }) {
  return (
    <div className="load-error" role="alert">
      <p className="load-error-title">{title}</p>
      {text && <p>{text}</p>}
      <ReloadLink site={site} />
    </div>
  );
}
