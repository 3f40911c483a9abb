import { createContext, type ReactNode, useContext } from "react";
import { AdminShell } from "~/ui/admin/admin-shell";
import type { Notice } from "~/ui/admin/notice";
import { menuFor } from "./admin-menu";
import type { CurrentUser } from "../people/access/permissions";
import { roleLabel } from "../people/login-log/person-names";
import type { Waiting } from "./waiting";

type Props = { user: CurrentUser; notice: Notice | null; hasShortcuts: boolean; waiting: Waiting | null; children: ReactNode };

const WaitingContext = createContext<Waiting | null>(null);

/** What waits for who looks at a screen, which the menu tells as well; null when it could not be read. */
export function useWaiting(): Waiting | null {
  return useContext(WaitingContext);
}

/** The frame of the administration for one person: the menu offers what they may read, and nothing to who is led elsewhere first. */
export function AdminFrame({ user, notice, hasShortcuts, waiting, children }: Props) {
  const person = { name: `${user.firstName} ${user.lastName}`.trim(), role: roleLabel(user.roleName) };
  return (
    <AdminShell menu={user.owesSecondFactor ? [] : menuFor(user, waiting)} person={person} notice={notice} hasShortcuts={hasShortcuts}>
      <WaitingContext.Provider value={waiting}>{children}</WaitingContext.Provider>
    </AdminShell>
  );
}
