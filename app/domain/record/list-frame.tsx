import { Link } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import type { IconName } from "~/ui/admin/icon";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { Tabs } from "~/ui/admin/tabs";
import type { ListedDrafts } from "./any-record";
import type { PageOf } from "./list-pages";
import type { RecordResource } from "./resource";
import { MoveQueue } from "./row-moves";

export type May = { create: boolean; update: boolean; delete: boolean };

type FrameProps = { resource: string; drafts: ListedDrafts; may: May };

const FrameContext = createContext<FrameProps | null>(null);

export function ListFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  return (
    <FrameContext.Provider value={frame}>
      <MoveQueue>{children}</MoveQueue>
    </FrameContext.Provider>
  );
}

export const NO_RIGHTS: May = { create: false, update: false, delete: false };

export function useMay(): May {
  return useContext(FrameContext)?.may ?? NO_RIGHTS;
}

export function ListHeader({ resource, lead }: { resource: RecordResource; lead: string }) {
  return (
    <PageHeader title={resource.texts.list} lead={lead}>
      {useMay().create ? <NewRecordLink resource={resource} /> : null}
    </PageHeader>
  );
}

function NewRecordLink({ resource: { path, texts } }: { resource: RecordResource }) {
  return (
    <ButtonLink to={paths.admin.records(path).new} icon="plus" tone="primary">
      {texts.new}
    </ButtonLink>
  );
}

type Filtered<Key extends string> = { urls: { list: (filter?: string, page?: number) => string }; filter: Key | undefined };

type View<Key extends string> = { key?: Key; title: string; count: number };

export function FilterTabs<Key extends string>({ views, urls, filter }: Filtered<Key> & { views: readonly View<Key>[] }) {
  return <Tabs label="Auswahl" tabs={views.map(({ key, title, count }) => ({ label: title, url: urls.list(key), isCurrent: key === filter, count }))} />;
}

type PageProps<Key extends string> = PageOf & Filtered<Key>;

type RecordsProps = PageProps<string> & {
  resource: RecordResource;
  empty: { icon: IconName; title: string } | null;
  children: ReactNode;
};

export function ListedRecords({ resource, empty, children, ...view }: RecordsProps) {
  const may = useMay();
  return (
    <>
      <UnpublishedRecords />
      {empty ? <EmptyState {...empty}>{may.create ? <NewRecordLink resource={resource} /> : null}</EmptyState> : children}
      <ListPagination {...view} />
    </>
  );
}

type Part<Key extends string> = View<Key> & { key: Key; rows: number; content: ReactNode };

/** Empty lists stand on the first page. */
export function RecordLists<Key extends string>({ lists, ...view }: PageProps<Key> & { lists: readonly Part<Key>[] }) {
  const { filter, page, pageCount } = view;
  const shown = lists.filter(({ key, count, rows }) => (filter ?? key) === key && (rows > 0 || (count === 0 && page === 1)));
  const all = { title: "Alle", count: lists.reduce((sum, { count }) => sum + count, 0) };
  return (
    <>
      {filter !== undefined || pageCount > 1 ? <FilterTabs views={[all, ...lists]} {...view} /> : null}
      <div className="stack">
        <UnpublishedRecords />
        {shown.map(({ content }) => content)}
      </div>
      <ListPagination {...view} />
    </>
  );
}

function ListPagination({ urls, filter, page, pageCount }: PageProps<string>) {
  return <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />;
}

export function DraftBadge({ id, name }: { id: string; name: string }) {
  const frame = useContext(FrameContext);
  if (!frame?.drafts.of.includes(id)) return null;
  return (
    <Link className="badge-link" discover="none" to={paths.admin.drafts.show({ resource: frame.resource, recordId: id })} aria-label={`Entwurf: ${name}`}>
      <Badge tone="warning">Entwurf</Badge>
    </Link>
  );
}

function UnpublishedRecords() {
  const frame = useContext(FrameContext);
  if (!frame || frame.drafts.unpublished.length === 0) return null;
  const { resource, drafts, may } = frame;
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
            <UnpublishedLinks place={{ resource, recordId: id }} title={title} mayPublish={may.create && may.update} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type LinksProps = { place: { resource: string; recordId: string }; title: string; mayPublish: boolean };

function UnpublishedLinks({ place, title, mayPublish }: LinksProps) {
  const { drafts } = paths.admin;
  if (!mayPublish) return <ButtonLink to={drafts.show(place)} size="sm" about={title}>Ansehen</ButtonLink>;
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
