import { rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { DraftBadge, RecordLists, useList } from "../record/list-frame";
import type { ListOf } from "../record/list-pages";
import { type ListedRow, RowActions, RowName } from "../record/row-buttons";
import { ServiceIcon } from "./service-icon";
import { CATEGORY_TITLES, type Service, type ServiceCategory } from "./services";

type ListedService = Omit<ListedRow, "thumbnail"> & Pick<Service, "title" | "description" | "icon" | "isActive" | "sortOrder">;

const EMPTY = { icon: "briefcase", title: "Keine Services in dieser Kategorie" } as const;

export function ServicesList({ lists }: { lists: readonly ListOf<ServiceCategory, ListedService>[] }) {
  const { may } = useList();
  return (
    <>
      <PageHeader title="Services" lead="Was das Unternehmen anbietet. Die ersten vier Haupt-Services stehen auf der Startseite." />
      <RecordLists titles={CATEGORY_TITLES} lists={lists} empty={EMPTY} actionsOf={(category) => may.create && <NewServiceLink category={category} />}>
        {(services) => (
          <ul className="tiles">
            {services.map((service) => (
              <ServiceTile key={service.id} service={service} />
            ))}
          </ul>
        )}
      </RecordLists>
    </>
  );
}

function NewServiceLink({ category }: { category: ServiceCategory }) {
  const { urls } = useList();
  return (
    <ButtonLink to={`${urls.new}?category=${category}`} icon="plus" tone="primary" about={`(${CATEGORY_TITLES[category]})`}>
      Neuer Service
    </ButtonLink>
  );
}

function ServiceTile({ service }: { service: ListedService }) {
  const { id, title, description, icon, isActive, sortOrder } = service;
  return (
    <li className="tile" id={rowMark(id)}>
      <ServiceIcon name={icon} />
      <div className="record-body">
        <h3 className="record-title">
          <RowName id={id} name={title} />
        </h3>
        <p className="record-text">{description}</p>
        <div className="badges">
          <Badge>{`Position ${sortOrder.toString()}`}</Badge>
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
          <DraftBadge id={id} name={title} />
        </div>
      </div>
      <RowActions row={service} name={title} />
    </li>
  );
}
