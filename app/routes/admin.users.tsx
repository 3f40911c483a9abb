import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type Action, ACTIONS, areaName, isLeftToAdmins, PERMISSION_RESOURCES, rightsOn } from "~/domain/people/access/permissions";
import { findLastAdminId, listRoles, listUsers } from "~/domain/people/users/users.server";
import { nameOf, roleLabel } from "~/domain/people/login-log/person-names";
import { SwitchButton } from "~/domain/people/users/user-steps";
import type { User } from "~/domain/people/users/user-schema";
import { LOGIN_MISSING } from "~/domain/people/users/user-labels";
import { LAST_ADMIN_STAYS } from "~/domain/people/users/user-notices";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { withView } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDay } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { MenuLink, RowMenu } from "~/ui/admin/row-menu";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { Icon } from "~/ui/admin/icon";
import { Panel } from "~/ui/admin/panel";

export const { meta, ErrorBoundary } = adminScreen({ title: "Benutzer", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "users");
  const page = pageNumber(request);
  const [{ users, ...list }, roles, lastAdminId] = await Promise.all([listUsers({ page }), listRoles(), findLastAdminId()]);
  const may = rightsOn(user, "users");
  const shown = users.map((one) => ({ ...one, isOwn: one.id === user.adminUserId, may: isLeftToAdmins(user, one.roleName) ? NO_RIGHTS : may }));
  return { ...list, users: shown, roles, lastAdminId, may };
}

const NO_RIGHTS = { create: false, update: false, delete: false };

const { users: urls } = paths.admin;

export default function Users() {
  const { users, lastAdminId, page, pageCount, may, roles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Benutzer" lead="Wer sich hier anmelden kann und was jede Rolle darf.">
        <ButtonLink to={paths.admin.secondFactor.all} icon="lock">
          Zweiter Faktor
        </ButtonLink>
        {may.create ? (
          <ButtonLink to={urls.new} icon="plus" tone="primary">
            Neuer Benutzer
          </ButtonLink>
        ) : null}
      </PageHeader>
      <div className="stack">
        <div>
          <UsersTable users={users} lastAdminId={lastAdminId} may={may} page={page} />
          <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={urls.list} />
        </div>
        <Panel title="Berechtigungen" lead="In wie vielen Bereichen eine Rolle etwas darf.">
          <Table caption="Berechtigungen der Rollen" columns={columns} rows={roles} keyOf={(role) => role.id} />
        </Panel>
      </div>
    </>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

type ListedUser = Found["users"][number];

type TableProps = Pick<Found, "users" | "lastAdminId" | "may" | "page">;

function UsersTable({ users, lastAdminId, may, page }: TableProps) {
  const rowOf = (user: ListedUser): RowProps => ({ user, isLastAdmin: user.id === lastAdminId, page });
  const columns: Column<ListedUser>[] = [
    { head: "Name", isHeading: true, cell: (user) => <NameCell {...rowOf(user)} /> },
    { head: "Rolle", isWhole: true, cell: ({ roleName }) => roleLabel(roleName) },
    { head: "Status", cell: (user) => <UserBadges user={user} /> },
    { head: "Angelegt", isWhole: true, cell: ({ createdAt }) => formatDay(createdAt) },
  ];
  if (may.update || may.delete) columns.push({ head: "Aktionen", isMenu: true, cell: (user) => <UserMenu {...rowOf(user)} /> });
  return <Table caption="Benutzer" columns={columns} rows={users} keyOf={(user) => user.id} hasMarks />;
}

type RowProps = { user: ListedUser; isLastAdmin: boolean; page: number };

function NameCell({ user, isLastAdmin, page }: RowProps) {
  const { may } = user;
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
      <span className="cell-note address">
        {local}
        <wbr />@{domain}
      </span>
      {isLastAdmin && (may.update || may.delete) ? <span className="cell-note cell-reason">{LAST_ADMIN_STAYS}</span> : null}
    </>
  );
}

function UserBadges({ user: { hasLogin, isActive } }: { user: Pick<User, "hasLogin" | "isActive"> }) {
  return (
    <span className="badges">
      {hasLogin ? null : <Badge tone="warning">{LOGIN_MISSING}</Badge>}
      {isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Inaktiv</Badge>}
    </span>
  );
}

function UserMenu({ user, isLastAdmin, page }: RowProps) {
  const [{ id, may, isOwn }, name] = [user, nameOf(user)];
  if (!may.update && !may.delete) return null;
  return (
    <RowMenu about={name}>
      {may.update ? (
        <>
          <MenuLink icon="lock" to={urls.access(id)} about={name}>Zugang</MenuLink>
          {isLastAdmin || isOwn ? null : <SwitchButton user={user} view="list" page={page} />}
        </>
      ) : null}
      {may.delete && !isLastAdmin ? <MenuLink icon="trash" to={withView(urls.delete(id), { page })} about={name}>Löschen</MenuLink> : null}
    </RowMenu>
  );
}

type Role = Found["roles"][number];

const verbs: Record<Action, string> = { read: "Ansehen", create: "Erstellen", update: "Bearbeiten", delete: "Löschen" };

const columns: Column<Role>[] = [
  { head: "Rolle", isHeading: true, cell: ({ name, description }) => <Noted note={description}>{roleLabel(name)}</Noted> },
  ...ACTIONS.map((action) => ({ head: verbs[action], cell: (role: Role) => <Extent role={role} action={action} /> })),
];

function Extent({ role, action }: { role: Role; action: Action }) {
  const areas = PERMISSION_RESOURCES.filter((resource) => role.permissions[resource][action]);
  if (areas.length === 0) return <span className="extent">nein</span>;
  if (areas.length === PERMISSION_RESOURCES.length) return <Everything />;
  return (
    <details className="extent-areas">
      <summary>
        {`${areas.length.toString()} von ${PERMISSION_RESOURCES.length.toString()}`}
        <span className="visually-hidden">{` (${roleLabel(role.name)}: ${verbs[action]})`}</span>
      </summary>
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
