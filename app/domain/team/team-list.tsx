import { paths } from "~/paths";
import { type ListView, rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { DraftBadge, FilterTabs, ListedRecords, ListHeader } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, RowActions, RowName, Thumbnail } from "../record/row-buttons";
import { type Member, MEMBER_TYPE_MISSING, type MemberFilter, SERVICE_LABELS, team } from "./team";

type MemberCounts = Record<"all" | MemberFilter, number>;

type ListedMember = ListedRow & Pick<Member, "name" | "position" | "isTeamMember" | "isModerator" | "services">;

type Props = PageOf & {
  members: readonly ListedMember[];
  counts: MemberCounts;
  filter: MemberFilter | undefined;
  isTypeMissing: boolean;
};

const urls = paths.admin.team;

export function TeamList({ members, counts, filter, page, pageCount, isTypeMissing }: Props) {
  const empty = members.length === 0 ? { icon: "users" as const, title: EMPTY[filter ?? "all"] } : null;
  return (
    <>
      <ListHeader resource={team} lead="Teammitglieder und Moderatoren, in der Reihenfolge der Website." />
      <FilterTabs views={viewsOf(counts)} urls={urls} filter={filter} />
      {isTypeMissing ? <NoticeBox notice={{ kind: "warning", text: MEMBER_TYPE_MISSING }} /> : null}
      <ListedRecords resource={team} empty={empty} urls={urls} filter={filter} page={page} pageCount={pageCount}>
        <ul className="cards cards-wide" aria-label="Mitglieder in der Reihenfolge der Website">
          {members.map((member) => (
            <MemberTile key={member.id} member={member} view={{ filter, page }} />
          ))}
        </ul>
      </ListedRecords>
    </>
  );
}

const EMPTY: Record<keyof MemberCounts, string> = {
  all: "Noch keine Mitglieder",
  team: "Noch keine Teammitglieder",
  moderator: "Noch keine Moderatoren",
};

function viewsOf(counts: MemberCounts) {
  return [
    { title: "Alle", count: counts.all },
    { key: "team" as const, title: "Team", count: counts.team },
    { key: "moderator" as const, title: "Moderatoren", count: counts.moderator },
  ];
}

type TileProps = { member: ListedMember; view: ListView };

function MemberTile({ member, view }: TileProps) {
  const { name, position, thumbnail, services } = member;
  const row = { row: member, name, view, urls };
  return (
    <li className="card member" id={rowMark(member.id)}>
      <div className="member-head">
        <Thumbnail src={thumbnail} icon="person" shape="round" />
        <div className="record-body">
          <h2 className="card-title">
            <RowName {...row} />
          </h2>
          <p>{position}</p>
          <RoleBadges member={member} />
        </div>
        <RowActions {...row} />
      </div>
      {services.length > 0 ? <p className="record-note">{services.map((id) => SERVICE_LABELS[id]).join(" · ")}</p> : null}
    </li>
  );
}

function RoleBadges({ member: { id, name, isTeamMember, isModerator } }: Pick<TileProps, "member">) {
  return (
    <div className="badges">
      {isTeamMember ? <Badge tone="accent">Team-Mitglied</Badge> : null}
      {isModerator ? <Badge tone="good">Moderator</Badge> : null}
      <DraftBadge id={id} name={name} />
    </div>
  );
}
