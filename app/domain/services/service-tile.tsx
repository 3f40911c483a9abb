import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { type May, RowActions } from "../record/row-buttons";
import type { ListedService } from "./listed-service";
import { ServiceIcon } from "./service-icon";

type Props = { service: ListedService; may: May; view: { filter?: string; page: number } };

export function ServiceTile({ service, may, view }: Props) {
  const { title, description, icon, isActive, sortOrder } = service;
  return (
    <li className="tile">
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
