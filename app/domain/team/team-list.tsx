import { paths } from "~/paths";
import { rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Picture } from "~/ui/admin/picture";
import { Tabs } from "~/ui/admin/tabs";
import { DraftBadge, UnpublishedRecords } from "../record/list-frame";
import { type ListedRow, type May, RowActions, RowName } from "../record/row-buttons";
import { type Member, MEMBER_TYPE_MISSING, type MemberFilter, SERVICE_LABELS } from "./team";

type MemberCounts = Record<"all" | MemberFilter, number>;

type ListedMember = ListedRow & Pick<Member, "name" | "position" | "isTeamMember" | "isModerator" | "services">;

type Props = {
  members: readonly ListedMember[];
  counts: MemberCounts;
  filter: MemberFilter | undefined;
  page: number;
  pageCount: number;
  isTypeMissing: boolean;
  may: May;
};

const { team } = paths.admin;

/** Team and moderators: tabs with counts, a page of cards, and the way to a new one. */
export function TeamList({ members, counts, filter, page, pageCount, isTypeMissing, may }: Props) {
  return (
    <>
      <PageHeader title="Team" lead="Teammitglieder und Moderatoren, in der Reihenfolge der Website.">
        {may.create ? <NewMemberLink /> : null}
      </PageHeader>
      <Tabs label="Auswahl" tabs={tabsFor(counts, filter)} />
      {isTypeMissing ? <NoticeBox notice={{ kind: "warning", text: MEMBER_TYPE_MISSING }} /> : null}
      <UnpublishedRecords />
      {members.length === 0 ? (
        <EmptyState icon="users" title={EMPTY[filter ?? "all"]}>
          {may.create ? <NewMemberLink /> : null}
        </EmptyState>
      ) : (
        <ul className="cards cards-wide" aria-label="Mitglieder in der Reihenfolge der Website">
          {members.map((member) => (
            <MemberTile key={member.id} member={member} may={may} view={{ filter, page }} />
          ))}
        </ul>
      )}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => team.list(filter, to)} />
    </>
  );
}

const EMPTY: Record<keyof MemberCounts, string> = {
  all: "Noch keine Mitglieder",
  team: "Noch keine Teammitglieder",
  moderator: "Noch keine Moderatoren",
};

function NewMemberLink() {
  return (
    <ButtonLink to={team.new} icon="plus" tone="primary">
      Neues Mitglied
    </ButtonLink>
  );
}

function tabsFor(counts: MemberCounts, filter: MemberFilter | undefined) {
  return [
    { label: "Alle", url: team.list(), isCurrent: filter === undefined, count: counts.all },
    { label: "Team", url: team.list("team"), isCurrent: filter === "team", count: counts.team },
    { label: "Moderatoren", url: team.list("moderator"), isCurrent: filter === "moderator", count: counts.moderator },
  ];
}

type TileProps = {
  member: ListedMember;
  may: May;
  /** The view that the buttons come back to. */
  view: { filter?: string; page: number };
};

/** A member in the administration: who it is, what they do, and the buttons that this person may use. */
function MemberTile({ member, may, view }: TileProps) {
  const { name, position, thumbnail, services } = member;
  const row = { row: member, name, may, view, urls: team };
  return (
    <li className="card member" id={rowMark(member.id)}>
      <div className="member-head">
        <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="person" shape="round" />
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

function RoleBadges({ member: { id, isTeamMember, isModerator } }: Pick<TileProps, "member">) {
  return (
    <div className="badges">
      {isTeamMember ? <Badge tone="accent">Team-Mitglied</Badge> : null}
      {isModerator ? <Badge tone="good">Moderator</Badge> : null}
      <DraftBadge id={id} />
    </div>
  );
}
