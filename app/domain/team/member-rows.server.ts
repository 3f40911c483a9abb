import { read } from "~/platform/database.server";

/** Every row of the team, deleted ones too: for looking at the table, not for showing people. */
export function listMemberRows() {
  return read.teamMember.findMany({
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, name: true, position: true, memberType: true, sortOrder: true, isActive: true, updatedAt: true },
  });
}
