import { Link } from "@remix-run/react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { paths } from "~/paths";
import { withView } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { Tabs } from "~/ui/admin/tabs";
import type { ListedDrafts, RecordRef } from "./any-record";
import { keysOf } from "./keys";
import type { ListOf, PageOf } from "./list-pages";
import type { RecordResource } from "./resource";
import { MoveQueue } from "./row-moves";

export type May = { create: boolean; update: boolean; delete: boolean };

type Frame = PageOf & { resource: RecordResource; filter?: string; drafts: ListedDrafts; may: May };

const FrameContext = createContext<Frame | null>(null);

export function ListFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  return (
    <FrameContext.Provider value={frame}>
      <MoveQueue>{children}</MoveQueue>
    </FrameContext.Provider>
  );
}

/** `inView`: adds the current page and filter of the list to an address. */
export function useList() {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error("There is no list around");
  return { ...frame, urls: paths.admin.records(frame.resource.path), inView: (url: string) => withView(url, frame) };
}

export function ListHeader({ lead }: { lead: string }) {
  const { resource, may } = useList();
  return (
    <PageHeader title={resource.texts.list} lead={lead}>
      {may.create ? <NewRecordLink /> : null}
    </PageHeader>
  );
}

function NewRecordLink() {
  const { resource, urls } = useList();
  return (
    <ButtonLink to={urls.new} icon="plus" tone="primary">
      {resource.texts.new}
    </ButtonLink>
  );
}

const ALL = "all";

type TabsProps<Key extends string> = { titles: Readonly<Record<Key, string>>; counts: Readonly<Record<Key, number>> };

export function FilterTabs<Key extends string>({ titles, counts }: TabsProps<Key>) {
  const { urls, filter = ALL } = useList();
  const tabs = keysOf(titles).map((key) => {
    return { label: titles[key], url: urls.list(key === ALL ? undefined : key), isCurrent: key === filter, count: counts[key] };
  });
  return <Tabs label="Auswahl" tabs={tabs} />;
}

type Empty = ComponentProps<typeof EmptyState>;

export function ListedRecords({ empty, children }: { empty: Empty | null; children: ReactNode }) {
  const { may } = useList();
  return (
    <>
      <UnpublishedRecords />
      {empty ? <EmptyState {...empty}>{may.create ? <NewRecordLink /> : null}</EmptyState> : children}
      <ListPagination />
    </>
  );
}

type ListsProps<Key extends string, Row> = {
  titles: Readonly<Record<Key, string>>;
  lists: readonly ListOf<Key, Row>[];
  empty: Empty;
  actionsOf?: (key: Key) => ReactNode;
  children: (rows: readonly Row[], key: Key) => ReactNode;
};

/** Empty lists are on the first page. */
export function RecordLists<Key extends string, Row>({ titles, lists, empty, actionsOf, children }: ListsProps<Key, Row>) {
  const { filter, page, pageCount } = useList();
  const shown = lists.filter(({ key, count, rows }) => (filter ?? key) === key && (rows.length > 0 || (count === 0 && page === 1)));
  const counts = Object.fromEntries(lists.map(({ key, count }) => [key, count]));
  const all = lists.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {filter !== undefined || pageCount > 1 ? <FilterTabs<string> titles={{ [ALL]: "Alle", ...titles }} counts={{ [ALL]: all, ...counts }} /> : null}
      <div className="stack">
        <UnpublishedRecords />
        {shown.map(({ key, count, rows }) => (
          <Panel key={key} title={titles[key]} count={count} actions={actionsOf?.(key)}>
            {count === 0 ? <EmptyState {...empty} /> : null}
            {children(rows, key)}
          </Panel>
        ))}
      </div>
      <ListPagination />
    </>
  );
}

function ListPagination() {
  const { urls, filter, page, pageCount } = useList();
  return <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />;
}

export function DraftBadge({ id, name }: { id: string; name: string }) {
  const { drafts, resource } = useList();
  if (!drafts.of.includes(id)) return null;
  return (
    <Link className="badge-link" discover="none" to={paths.admin.drafts.show({ resource: resource.name, recordId: id })} aria-label={`Entwurf: ${name}`}>
      <Badge tone="warning">Entwurf</Badge>
    </Link>
  );
}

function UnpublishedRecords() {
  const { resource, drafts } = useList();
  if (drafts.unpublished.length === 0) return null;
  return (
    <Panel title="Noch nicht veröffentlicht" count={drafts.unpublished.length}>
      <ul className="records">
        {drafts.unpublished.map(({ id, title }) => (
          <li className="record" key={id}>
            <div className="record-body">
              <h3 className="record-title">
                {title} <Badge tone="warning">Entwurf</Badge>
              </h3>
            </div>
            <UnpublishedLinks place={{ resource: resource.name, recordId: id }} title={title} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function UnpublishedLinks({ place, title }: { place: RecordRef; title: string }) {
  const { may } = useList();
  const { drafts } = paths.admin;
  if (!may.create || !may.update) return <ButtonLink to={drafts.show(place)} size="sm" about={title}>Ansehen</ButtonLink>;
  return (
    <div className="record-actions">
      <ButtonLink to={drafts.edit(place)} size="sm" about={title}>
        Weiterbearbeiten
      </ButtonLink>
      <ButtonLink to={drafts.publish(place)} size="sm" about={title}>
        Veröffentlichen
      </ButtonLink>
    </div>
  );
}
