import { ROLE_NAMES } from "../../app/domain/people/access/permissions";
import type { RawRow } from "./sql-rows";

type Columns = Readonly<Record<string, unknown>>;

/** Says the role of a person by the name that it has here: the ids of roles differ from one backend to the other. */
export function readableRole(roles: readonly RawRow[]): (raw: Columns) => Columns {
  const names = new Map(roles.map(({ columns }) => [columns.id, columns.name]));
  return (raw) => {
    if (raw.role_id === undefined) return raw;
    const own = ROLE_NAMES.find((name) => `role-${name}` === raw.role_id);
    return { ...raw, role: names.get(raw.role_id) ?? own };
  };
}
