import { paths } from "~/paths";
import { type ListView, rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { Tabs } from "~/ui/admin/tabs";
import { DraftBadge, UnpublishedRecords } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, type May, RowActions, RowName } from "../record/row-buttons";
import { ServiceIcon } from "./service-icon";
import { CATEGORY_TITLES, type Service, type ServiceCategory } from "./services";

type ListedService = Omit<ListedRow, "thumbnail"> & Pick<Service, "title" | "description" | "icon" | "isActive" | "sortOrder">;

/** The services of a category, as many of them as stand on this page. */
type ListedServices = { category: ServiceCategory; count: number; services: ListedService[] };

const { services: urls } = paths.admin;

type Props = PageOf & {
  lists: readonly ListedServices[];
  /** The one category that is looked at; without it both. */
  filter: ServiceCategory | undefined;
  may: May;
};

export function ServicesList({ lists, filter, page, pageCount, may }: Props) {
  const shown = lists.filter(({ category, count, services }) => (filter ?? category) === category && (services.length > 0 || (count === 0 && page === 1)));
  return (
    <>
      <PageHeader title="Services" lead="Was das Unternehmen anbietet. Die ersten vier Haupt-Services stehen auf der Startseite." />
      {filter !== undefined || pageCount > 1 ? <Tabs label="Auswahl" tabs={tabsFor(lists, filter)} /> : null}
      <div className="stack">
        <UnpublishedRecords />
        {shown.map((list) => (
          <ServiceCards key={list.category} list={list} may={may} view={{ filter, page }} />
        ))}
      </div>
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />
    </>
  );
}

function tabsFor(lists: readonly ListedServices[], filter: ServiceCategory | undefined) {
  const all = { label: "Alle", url: urls.list(), isCurrent: filter === undefined, count: lists.reduce((sum, { count }) => sum + count, 0) };
  return [all, ...lists.map(({ category, count }) => ({ label: CATEGORY_TITLES[category], url: urls.list(category), isCurrent: filter === category, count }))];
}

type ListProps = { list: ListedServices; may: May; view: ListView };

function ServiceCards({ list: { category, count, services }, may, view }: ListProps) {
  return (
    <Panel title={CATEGORY_TITLES[category]} count={count} actions={may.create ? <NewServiceLink category={category} /> : null}>
      {count === 0 ? <EmptyState icon="briefcase" title="Keine Services in dieser Kategorie" /> : null}
      <ul className="tiles">
        {services.map((service) => (
          <ServiceTile key={service.id} service={service} may={may} view={view} />
        ))}
      </ul>
    </Panel>
  );
}

function NewServiceLink({ category }: { category: ServiceCategory }) {
  return (
    <ButtonLink to={`${urls.new}?category=${category}`} icon="plus" tone="primary" about={`(${CATEGORY_TITLES[category]})`}>
      Neuer Service
    </ButtonLink>
  );
}

type TileProps = { service: ListedService; may: May; view: ListView };

function ServiceTile({ service, may, view }: TileProps) {
  const { title, description, icon, isActive, sortOrder } = service;
  const row = { row: service, name: title, may, view, urls };
  return (
    <li className="tile" id={rowMark(service.id)}>
      <ServiceIcon name={icon} />
      <div className="record-body">
        <h3 className="record-title">
          <RowName {...row} />
        </h3>
        <p className="record-text">{description}</p>
        <div className="badges">
          <Badge>{`Position ${sortOrder.toString()}`}</Badge>
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
          <DraftBadge id={service.id} />
        </div>
      </div>
      <RowActions {...row} />
    </li>
  );
}
