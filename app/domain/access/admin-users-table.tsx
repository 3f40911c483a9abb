import { Badge } from "~/ui/admin/badge";
import { formatDay } from "~/ui/admin/dates";
import { type Column, Table } from "~/ui/admin/table";
import { roleLabel } from "./role-label";

export type ListedUser = {
  id: string;
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  isActive: boolean;
  createdAt: Date;
  role: { name: string };
};

/** Everyone who works here. */
export function AdminUsersTable({ users }: { users: readonly ListedUser[] }) {
  return <Table caption="Benutzer" columns={columns} rows={users} keyOf={(user) => user.id} />;
}

const columns: Column<ListedUser>[] = [
  {
    head: "Name",
    isHeading: true,
    cell: ({ firstName, lastName, email }) => (
      <>
        {firstName} {lastName}
        <span className="cell-note">{email}</span>
      </>
    ),
  },
  { head: "Rolle", cell: ({ role }) => roleLabel(role.name) },
  { head: "Status", cell: (user) => <States user={user} /> },
  { head: "Angelegt", cell: ({ createdAt }) => formatDay(createdAt) },
];

function States({ user: { userId, isActive } }: { user: ListedUser }) {
  return (
    <span className="badges">
      {userId === null ? <Badge tone="warning">Auth fehlt</Badge> : null}
      {isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Inaktiv</Badge>}
    </span>
  );
}
