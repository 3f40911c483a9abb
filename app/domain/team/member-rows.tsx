import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { useOneSubmit } from "~/ui/form/pending";
import type { Member } from "./member";
import type { ListedMember, MemberFilter } from "./member-list";

type Props = {
  members: readonly ListedMember[];
  /** What the person who looks may do: no button for anything else. */
  may: { update: boolean; delete: boolean };
  /** The view that the buttons come back to. */
  filter: MemberFilter | undefined;
  page: number;
};

/** The members as rows, with the buttons that this person may use. */
export function MemberRows({ members, may, filter, page }: Props) {
  const columns: Column<ListedMember>[] = [
    { head: "Name", isHeading: true, cell: (member) => <NameCell member={member} /> },
    { head: "Position", cell: ({ position }) => position },
    { head: "Rollen", cell: (member) => <RoleBadges member={member} /> },
  ];
  if (may.update) {
    columns.push({ head: "Reihenfolge", cell: (member) => <MoveButtons member={member} filter={filter} page={page} /> });
  }
  if (may.update || may.delete) {
    columns.push({ head: "Aktionen", align: "end", cell: (member) => <RowLinks member={member} may={may} /> });
  }
  return <Table caption="Mitglieder in der Reihenfolge der Website" columns={columns} rows={members} keyOf={({ id }) => id} />;
}

function NameCell({ member: { name, picture } }: { member: ListedMember }) {
  return (
    <div className="cell-media">
      <Picture picture={picture} alt="" icon="person" shape="round" sizes="3.5rem" />
      {name}
    </div>
  );
}

function RoleBadges({ member: { isTeamMember, isModerator } }: { member: Member }) {
  return (
    <div className="badges">
      {isTeamMember ? <Badge tone="accent">Team-Mitglied</Badge> : null}
      {isModerator ? <Badge tone="good">Moderator</Badge> : null}
    </div>
  );
}

function MoveButtons({ member, filter, page }: { member: ListedMember; filter: MemberFilter | undefined; page: number }) {
  const { id, name, version, isFirst, isLast } = member;
  const { submitOnce } = useOneSubmit();
  return (
    <Form
      className="row-buttons"
      method="post"
      action={paths.admin.team.move(id)}
      preventScrollReset
      onSubmit={(event) => submitOnce(event, () => undefined)}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="page" value={page} />
      {filter ? <input type="hidden" name="filter" value={filter} /> : null}
      <button
        className="button"
        data-tone="secondary"
        data-size="sm"
        type="submit"
        name="direction"
        value="up"
        disabled={isFirst}
      >
        <Icon name="arrowUp" size="sm" />
        <span className="visually-hidden">{name} nach oben</span>
      </button>
      <button
        className="button"
        data-tone="secondary"
        data-size="sm"
        type="submit"
        name="direction"
        value="down"
        disabled={isLast}
      >
        <Icon name="arrowDown" size="sm" />
        <span className="visually-hidden">{name} nach unten</span>
      </button>
    </Form>
  );
}

function RowLinks({ member: { id, name }, may }: { member: Member; may: Props["may"] }) {
  return (
    <div className="row-buttons">
      {may.update ? (
        <ButtonLink to={paths.admin.team.edit(id)} icon="pencil" size="sm" about={name}>
          Bearbeiten
        </ButtonLink>
      ) : null}
      {may.delete ? (
        <ButtonLink to={paths.admin.team.delete(id)} icon="trash" size="sm" tone="quiet" about={name}>
          Löschen
        </ButtonLink>
      ) : null}
    </div>
  );
}
