import { paths } from "~/paths";
import { rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, type May, RowActions } from "../record/row-buttons";
import { ServiceIcon } from "./service-icon";
import { CATEGORY_TITLES, type ServiceCategory } from "./service-choices";
import type { Service } from "./services";

type ListedService = Omit<ListedRow, "thumbnail"> & Pick<Service, "title" | "description" | "icon" | "isActive" | "sortOrder">;

/** The services of a category, or as many of them as are shown. */
type ListedServices = PageOf & { category: ServiceCategory; count: number; services: ListedService[] };

const { services: urls } = paths.admin;

type Props = {
  lists: readonly ListedServices[];
  /** The one category that is looked at; without it the beginnings of both. */
  filter: ServiceCategory | undefined;
  may: May;
};

/** The main and the additional services. */
export function ServicesList({ lists, filter, may }: Props) {
  return (
    <>
      <PageHeader
        title="Services"
        lead="Was das Unternehmen anbietet. Die ersten vier Haupt-Services stehen auf der Startseite."
        back={filter ? { url: urls.list(), text: "Alle Services" } : undefined}
      />
      <div className="stack">
        {lists.map((list) => (
          <ServiceCards key={list.category} list={list} filter={filter} may={may} />
        ))}
      </div>
    </>
  );
}

function ServiceCards({ list, filter, may }: { list: ListedServices } & Omit<Props, "lists">) {
  const { category, count, services, page, pageCount } = list;
  return (
    <Panel title={CATEGORY_TITLES[category]} count={count} actions={may.create ? <NewServiceLink category={category} /> : null}>
      {count === 0 ? <EmptyState icon="briefcase" title="Keine Services in dieser Kategorie" /> : null}
      <ul className="tiles">
        {services.map((service) => (
          <ServiceTile key={service.id} service={service} may={may} view={{ filter, page }} />
        ))}
      </ul>
      {filter === undefined && count > services.length ? (
        <p className="records-more">
          <ButtonLink to={urls.list(category)} icon="list" about={CATEGORY_TITLES[category]}>
            Alle {count} anzeigen
          </ButtonLink>
        </p>
      ) : null}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />
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

type TileProps = { service: ListedService; may: May; view: { filter?: string; page: number } };

function ServiceTile({ service, may, view }: TileProps) {
  const { title, description, icon, isActive, sortOrder } = service;
  return (
    <li className="tile" id={rowMark(service.id)}>
      <ServiceIcon name={icon} />
      <div className="record-body">
        <h3 className="record-title">{title}</h3>
        <p className="record-text">{description}</p>
        <div className="badges">
          <Badge>{`Position ${sortOrder.toString()}`}</Badge>
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
        </div>
        <RowActions row={service} name={title} may={may} urls={paths.admin.services} view={view} />
      </div>
    </li>
  );
}
