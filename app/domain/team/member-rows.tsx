import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { type May, MoveButtons, RowLinks } from "../records/row-buttons";
import type { ListedMember, MemberFilter } from "./member-list";

const { team } = paths.admin;

type Props = {
  members: readonly ListedMember[];
  may: May;
  /** The view that the buttons come back to. */
  filter: MemberFilter | undefined;
  page: number;
};

/** The members as rows, with the buttons that this person may use. */
export function MemberRows({ members, may, filter, page }: Props) {
  const columns: Column<ListedMember>[] = [
    { head: "Name", isHeading: true, cell: (member) => <NameCell member={member} /> },
    { head: "Position", cell: ({ position }) => <span className="cell-words">{position}</span> },
    { head: "Rollen", cell: (member) => <RoleBadges member={member} /> },
  ];
  if (may.update) {
    columns.push({ head: "Reihenfolge", cell: (member) => <MoveButtons row={member} name={member.name} urls={team} view={{ filter, page }} /> });
  }
  if (may.update || may.delete) {
    columns.push({ head: "Aktionen", align: "end", cell: ({ id, name }) => <RowLinks id={id} name={name} may={may} urls={team} /> });
  }
  return <Table caption="Mitglieder in der Reihenfolge der Website" columns={columns} rows={members} keyOf={({ id }) => id} />;
}

function NameCell({ member: { name, thumbnail } }: { member: ListedMember }) {
  return (
    <div className="cell-media">
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="person" shape="round" />
      {name}
    </div>
  );
}

function RoleBadges({ member: { isTeamMember, isModerator } }: { member: ListedMember }) {
  return (
    <div className="badges">
      {isTeamMember ? <Badge tone="accent">Team-Mitglied</Badge> : null}
      {isModerator ? <Badge tone="good">Moderator</Badge> : null}
    </div>
  );
}
