import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import type { May } from "../record/row-buttons";
import { CATEGORY_TITLES, type ListedServices } from "./listed-service";
import type { ServiceCategory } from "./service";
import { ServiceTile } from "./service-tile";

const { services: urls } = paths.admin;

type Props = {
  lists: readonly ListedServices[];
  /** The one category that is looked at; without it the beginnings of both. */
  filter: ServiceCategory | undefined;
  may: May;
};

/** The main and the additional services. */
export function ServicesOverview({ lists, filter, may }: Props) {
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
