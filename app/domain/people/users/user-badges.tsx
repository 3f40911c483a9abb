import { Badge } from "~/ui/admin/badge";
import type { User } from "./user";
import { LOGIN_MISSING } from "./user-labels";

/** Whether somebody can log in, and if not, why. */
export function UserBadges({ user: { hasLogin, isActive } }: { user: Pick<User, "hasLogin" | "isActive"> }) {
  return (
    <span className="badges">
      {hasLogin ? null : <Badge tone="warning">{LOGIN_MISSING}</Badge>}
      {isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Inaktiv</Badge>}
    </span>
  );
}
