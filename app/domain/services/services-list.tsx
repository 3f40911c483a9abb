import { paths } from "~/paths";
import { type ListView, rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { DraftBadge, RecordLists, useMay } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, RowActions, RowName } from "../record/row-buttons";
import { ServiceIcon } from "./service-icon";
import { CATEGORY_TITLES, type Service, type ServiceCategory } from "./services";

type ListedService = Omit<ListedRow, "thumbnail"> & Pick<Service, "title" | "description" | "icon" | "isActive" | "sortOrder">;

type ListedServices = { category: ServiceCategory; count: number; services: ListedService[] };

const { services: urls } = paths.admin;

type Props = PageOf & {
  lists: readonly ListedServices[];
  filter: ServiceCategory | undefined;
};

export function ServicesList({ lists, filter, page, pageCount }: Props) {
  const parts = lists.map((list) => ({
    key: list.category,
    title: CATEGORY_TITLES[list.category],
    count: list.count,
    rows: list.services.length,
    content: <ServiceCards key={list.category} list={list} view={{ filter, page }} />,
  }));
  return (
    <>
      <PageHeader title="Services" lead="Was das Unternehmen anbietet. Die ersten vier Haupt-Services stehen auf der Startseite." />
      <RecordLists lists={parts} urls={urls} filter={filter} page={page} pageCount={pageCount} />
    </>
  );
}

type ListProps = { list: ListedServices; view: ListView };

function ServiceCards({ list: { category, count, services }, view }: ListProps) {
  const may = useMay();
  return (
    <Panel title={CATEGORY_TITLES[category]} count={count} actions={may.create ? <NewServiceLink category={category} /> : null}>
      {count === 0 ? <EmptyState icon="briefcase" title="Keine Services in dieser Kategorie" /> : null}
      <ul className="tiles">
        {services.map((service) => (
          <ServiceTile key={service.id} service={service} view={view} />
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

type TileProps = { service: ListedService; view: ListView };

function ServiceTile({ service, view }: TileProps) {
  const { title, description, icon, isActive, sortOrder } = service;
  const row = { row: service, name: title, view, urls };
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
          <DraftBadge id={service.id} name={title} />
        </div>
      </div>
      <RowActions {...row} />
    </li>
  );
}
