import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import type { PageOf } from "../../record/list-pages";
import type { May } from "../../record/row-buttons";
import type { User } from "./user";
import { UsersTable } from "./users-table";

type Props = PageOf & {
  users: readonly (User & { createdAt: Date })[];
  lastAdminId: string | null;
  may: May;
  /** What stands below the list. */
  children: ReactNode;
};

/** Everyone who works here, and the way to somebody new. */
export function UsersOverview({ users, lastAdminId, page, pageCount, may, children }: Props) {
  const { list, new: newUrl } = paths.admin.users;
  return (
    <>
      <PageHeader title="Benutzer" lead="Wer sich hier anmelden kann und was jede Rolle darf.">
        <ButtonLink to={paths.admin.secondFactor.all} icon="lock">
          Zweiter Faktor
        </ButtonLink>
        {may.create ? (
          <ButtonLink to={newUrl} icon="plus" tone="primary">
            Neuer Benutzer
          </ButtonLink>
        ) : null}
      </PageHeader>
      <div className="stack">
        <div>
          <UsersTable users={users} lastAdminId={lastAdminId} may={may} page={page} />
          <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={list} />
        </div>
        {children}
      </div>
    </>
  );
}
