import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { iconOnly } from "~/ui/admin/icon-only";
import { withView } from "~/ui/admin/address";
import { formatDay } from "~/ui/admin/dates";
import { type Column, Table } from "~/ui/admin/table";
import type { May } from "../../record/row-buttons";
import { roleLabel } from "../login-log/role-label";
import { nameOf } from "../access/full-name";
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

/** Everyone who works here, with the buttons that this person may use. */
export function UsersTable({ users, lastAdminId, may, page }: Props) {
  const columns: Column<ListedUser>[] = [
    { head: "Name", isHeading: true, cell: (user) => <NameCell user={user} /> },
    { head: "Rolle", cell: ({ roleName }) => <span className="cell-nowrap">{roleLabel(roleName)}</span> },
    { head: "Status", cell: (user) => <UserBadges user={user} /> },
    { head: "Angelegt", cell: ({ createdAt }) => <span className="cell-nowrap">{formatDay(createdAt)}</span> },
  ];
  if (may.update || may.delete) {
    const buttonsOf = (user: User) => <UserButtons user={user} isLastAdmin={user.id === lastAdminId} may={may} page={page} />;
    columns.push({ head: "Aktionen", align: "end", cell: buttonsOf });
  }
  return <Table caption="Benutzer" columns={columns} rows={users} keyOf={(user) => user.id} hasMarks />;
}

function NameCell({ user }: { user: ListedUser }) {
  const [local = "", domain = ""] = user.email.split("@");
  return (
    <>
      {nameOf(user)}
      <span className="cell-note">
        {local}
        <wbr />@{domain}
      </span>
    </>
  );
}

function UserButtons({ user, isLastAdmin, may, page }: { user: User; isLastAdmin: boolean; may: May; page: number }) {
  const [{ id }, name] = [user, nameOf(user)];
  return (
    <>
      <div className="row-buttons">
        {may.update ? (
          <>
            <Link className="button" data-icon="pencil" to={withView(urls.edit(id), { page })} aria-label={`Bearbeiten: ${name}`}>
              Bearbeiten
            </Link>
            <Link className="button" to={urls.access(id)} aria-label={`Zugang: ${name}`}>
              Zugang
            </Link>
            {isLastAdmin ? null : <SwitchButton user={user} view="list" page={page} size="sm" />}
          </>
        ) : null}
        {may.delete && !isLastAdmin ? (
          <Link className="button" data-icon="trash" to={withView(urls.delete(id), { page })} {...iconOnly(`Löschen: ${name}`)} />
        ) : null}
      </div>
      {isLastAdmin ? <span className="cell-note cell-reason">{LAST_ADMIN_STAYS}</span> : null}
    </>
  );
}
