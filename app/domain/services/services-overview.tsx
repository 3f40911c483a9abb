import { Badge } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { Panel } from "~/ui/admin/panel";
import type { Service, ServiceCategory } from "./service";
import { ServiceIcon } from "./service-icon";

type Listed = Service & { isActive: boolean; sortOrder: number };

const titles: Record<ServiceCategory, string> = { main: "Haupt-Services", additional: "Zusätzliche Services" };

/** The main and the additional services. */
export function ServicesOverview({ services }: { services: readonly Listed[] }) {
  return (
    <>
      <ServiceCards category="main" services={services} />
      <ServiceCards category="additional" services={services} />
    </>
  );
}

function ServiceCards({ category, services }: { category: ServiceCategory; services: readonly Listed[] }) {
  const ofCategory = services.filter((service) => service.category === category);
  return (
    <Panel title={titles[category]} count={ofCategory.length}>
      {ofCategory.length === 0 ? <EmptyState icon="briefcase" title="Keine Services in dieser Kategorie" /> : null}
      <ul className="tiles">
        {ofCategory.map((service) => (
          <ServiceTile key={service.id} service={service} />
        ))}
      </ul>
    </Panel>
  );
}

function ServiceTile({ service: { title, description, icon, isActive, sortOrder } }: { service: Listed }) {
  return (
    <li className="tile">
      <ServiceIcon name={icon} />
      <div className="record-body">
        <h3 className="record-title">{title}</h3>
        <p className="record-text">{description}</p>
        <div className="badges">
          <Badge>Position {sortOrder}</Badge>
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
        </div>
      </div>
    </li>
  );
}
