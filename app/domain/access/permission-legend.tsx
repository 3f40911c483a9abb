import { Icon } from "~/ui/admin/icon";
import { Panel } from "~/ui/admin/panel";
import { type Column, Table } from "~/ui/admin/table";
import { type Action, ACTIONS, RESOURCES } from "./permissions";
import { roleLabel } from "./role-label";
import { permissionsFrom } from "./stored-permissions";

type Role = { id: string; name: string; description: string; permissions: unknown };

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
  const permissions = permissionsFrom(role.permissions);
  const count = RESOURCES.filter((resource) => permissions[resource][action]).length;
  if (count === 0) return <span className="extent">nein</span>;
  return (
    <span className="extent" data-granted>
      <Icon name="check" size="sm" />
      {count === RESOURCES.length ? "alle" : `${count.toString()} von ${RESOURCES.length.toString()}`}
    </span>
  );
}
