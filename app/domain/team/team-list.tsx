import { rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { DraftBadge, FilterTabs, ListedRecords, ListHeader } from "../record/list-frame";
import { type ListedRow, RowActions, RowName, Thumbnail } from "../record/row-buttons";
import { type Member, MEMBER_TYPE_MISSING, type MemberFilter, SERVICE_LABELS } from "./team";

type ListedMember = ListedRow & Pick<Member, "name" | "position" | "isTeamMember" | "isModerator" | "services">;

type Props = {
  members: readonly ListedMember[];
  counts: Record<keyof typeof TABS, number>;
  filter: MemberFilter | undefined;
  isTypeMissing: boolean;
};

export function TeamList({ members, counts, filter, isTypeMissing }: Props) {
  return (
    <>
      <ListHeader lead="Teammitglieder und Moderatoren, in der Reihenfolge der Website." />
      <FilterTabs titles={TABS} counts={counts} />
      {isTypeMissing ? <NoticeBox notice={{ kind: "warning", text: MEMBER_TYPE_MISSING }} /> : null}
      <ListedRecords empty={members.length === 0 ? { icon: "users", title: EMPTY[filter ?? "all"] } : null}>
        <ul className="cards cards-wide" aria-label="Mitglieder in der Reihenfolge der Website">
          {members.map((member) => (
            <MemberTile key={member.id} member={member} />
          ))}
        </ul>
      </ListedRecords>
    </>
  );
}

const TABS = { all: "Alle", team: "Team", moderator: "Moderatoren" };

const EMPTY: typeof TABS = { all: "Noch keine Mitglieder", team: "Noch keine Teammitglieder", moderator: "Noch keine Moderatoren" };

function MemberTile({ member }: { member: ListedMember }) {
  const { id, name, position, thumbnail, services } = member;
  return (
    <li className="card member" id={rowMark(id)}>
      <div className="member-head">
        <Thumbnail src={thumbnail} icon="person" shape="round" />
        <div className="record-body">
          <h2 className="card-title">
            <RowName id={id} name={name} />
          </h2>
          <p>{position}</p>
          <RoleBadges member={member} />
        </div>
        <RowActions row={member} name={name} />
      </div>
      {services.length > 0 ? <p className="record-note">{services.map((id) => SERVICE_LABELS[id]).join("\u00a0· ")}</p> : null}
    </li>
  );
}

function RoleBadges({ member: { id, name, isTeamMember, isModerator } }: { member: ListedMember }) {
  return (
    <div className="badges">
      {isTeamMember ? <Badge tone="accent">Team-Mitglied</Badge> : null}
      {isModerator ? <Badge tone="good">Moderator</Badge> : null}
      <DraftBadge id={id} name={name} />
    </div>
  );
}
