import { Icon } from "~/ui/admin/icon";
import { Panel } from "~/ui/admin/panel";
import { type Column, Table } from "~/ui/admin/table";
import { type Action, ACTIONS, areaName, type Permissions, RESOURCES } from "./permissions";
import { roleLabel } from "../login-log/person-names";

type Role = { id: string; name: string; description: string; permissions: Permissions };

const verbs: Record<Action, string> = { read: "Ansehen", create: "Erstellen", update: "Bearbeiten", delete: "Löschen" };

/** What each role may do, counted from its row. */
export function PermissionLegend({ roles }: { roles: readonly Role[] }) {
  return (
    <Panel title="Berechtigungen" lead="In wie vielen Bereichen eine Rolle etwas darf.">
      <Table caption="Berechtigungen der Rollen" columns={columns} rows={roles} keyOf={(role) => role.id} />
    </Panel>
  );
}

const columns: Column<Role>[] = [
  {
    head: "Rolle",
    isHeading: true,
    cell: ({ name, description }) => (
      <>
        {roleLabel(name)}
        <span className="cell-note">{description}</span>
      </>
    ),
  },
  ...ACTIONS.map((action) => ({ head: verbs[action], cell: (role: Role) => <Extent role={role} action={action} /> })),
];

function Extent({ role, action }: { role: Role; action: Action }) {
  const areas = RESOURCES.filter((resource) => role.permissions[resource][action]);
  if (areas.length === 0) return <span className="extent">nein</span>;
  if (areas.length === RESOURCES.length) return <Everything />;
  return (
    <details className="extent-areas">
      <summary>{`${areas.length.toString()} von ${RESOURCES.length.toString()}`}</summary>
      {areas.map((area) => areaName(area)).join(", ")}
    </details>
  );
}

function Everything() {
  return (
    <span className="extent" data-granted>
      <Icon name="check" size="sm" />
      alle
    </span>
  );
}
