import type { ReactNode } from "react";
import { paths } from "~/paths";
import { AdminShell } from "~/ui/admin/admin-shell";
import type { Notice } from "~/ui/admin/notice";
import { menuFor } from "./admin-menu";
import type { CurrentUser } from "../people/access/permissions";
import { roleLabel } from "../people/login-log/role-label";

const { admin } = paths;

const URLS = {
  home: admin.home,
  account: admin.account.show,
  logout: admin.logout,
  website: "/",
  search: admin.search,
  shortcuts: admin.shortcuts,
};

type Props = { user: CurrentUser; notice: Notice | null; hasShortcuts: boolean; newMessages: number; children: ReactNode };

/** The frame of the administration for one person: the menu offers what they may read, and nothing to who is led elsewhere first. */
export function AdminFrame({ user, notice, hasShortcuts, newMessages, children }: Props) {
  const person = { name: `${user.firstName} ${user.lastName}`.trim(), role: roleLabel(user.roleName) };
  return (
    <AdminShell menu={user.owesSecondFactor ? [] : menuFor(user, newMessages)} person={person} urls={URLS} notice={notice} hasShortcuts={hasShortcuts}>
      {children}
    </AdminShell>
  );
}
