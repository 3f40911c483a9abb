import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { withView } from "~/ui/admin/address";
import { formatDay } from "~/ui/admin/dates";
import { RowMenu } from "~/ui/admin/row-menu";
import { type Column, Table } from "~/ui/admin/table";
import type { May } from "../../record/row-buttons";
import { nameOf, roleLabel } from "../login-log/person-names";
import type { User } from "./user";
import { SwitchButton } from "./switch-button";
import { UserBadges } from "./user-badges";
import { LAST_ADMIN_STAYS } from "./user-notices";

type ListedUser = User & { createdAt: Date };

type Props = {
  users: readonly ListedUser[];
  /** Who can be neither switched off nor deleted, if it is one person only. */
  lastAdminId: string | null;
  may: May;
  page: number;
};

const { users: urls } = paths.admin;

/** Everyone who works here, with what this person may do. */
export function UsersTable({ users, lastAdminId, may, page }: Props) {
  const rowOf = (user: ListedUser): RowProps => ({ user, isLastAdmin: user.id === lastAdminId, may, page });
  const columns: Column<ListedUser>[] = [
    { head: "Name", isHeading: true, cell: (user) => <NameCell {...rowOf(user)} /> },
    { head: "Rolle", cell: ({ roleName }) => <span className="cell-nowrap">{roleLabel(roleName)}</span> },
    { head: "Status", cell: (user) => <UserBadges user={user} /> },
    { head: "Angelegt", cell: ({ createdAt }) => <span className="cell-nowrap">{formatDay(createdAt)}</span> },
  ];
  if (may.update || may.delete) columns.push({ head: "Aktionen", isMenu: true, cell: (user) => <UserMenu {...rowOf(user)} /> });
  return <Table caption="Benutzer" columns={columns} rows={users} keyOf={(user) => user.id} hasMarks />;
}

type RowProps = { user: ListedUser; isLastAdmin: boolean; may: May; page: number };

function NameCell({ user, isLastAdmin, may, page }: RowProps) {
  const [local = "", domain = ""] = user.email.split("@");
  const name = nameOf(user);
  return (
    <>
      {may.update ? (
        <Link className="row-name" to={withView(urls.edit(user.id), { page })} aria-label={`Bearbeiten: ${name}`}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="cell-note">
        {local}
        <wbr />@{domain}
      </span>
      {isLastAdmin && (may.update || may.delete) ? <span className="cell-note cell-reason">{LAST_ADMIN_STAYS}</span> : null}
    </>
  );
}

function UserMenu({ user, isLastAdmin, may, page }: RowProps) {
  const [{ id }, name] = [user, nameOf(user)];
  return (
    <RowMenu about={name}>
      {may.update ? (
        <>
          <Link data-icon="lock" to={urls.access(id)} aria-label={`Zugang: ${name}`}>
            Zugang
          </Link>
          {isLastAdmin ? null : <SwitchButton user={user} view="list" page={page} />}
        </>
      ) : null}
      {may.delete && !isLastAdmin ? (
        <Link data-icon="trash" to={withView(urls.delete(id), { page })} aria-label={`Löschen: ${name}`}>
          Löschen
        </Link>
      ) : null}
    </RowMenu>
  );
}
