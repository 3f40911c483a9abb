import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Tabs } from "~/ui/admin/tabs";
import type { May } from "../record/row-buttons";
import type { ListedMember, MemberCounts, MemberFilter } from "./member-list";
import { MEMBER_TYPE_MISSING } from "./member-notices";
import { MemberTile } from "./member-tile";

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
export function MemberOverview({ members, counts, filter, page, pageCount, isTypeMissing, may }: Props) {
  return (
    <>
      <PageHeader title="Team" lead="Teammitglieder und Moderatoren, in der Reihenfolge der Website.">
        {may.create ? <NewMemberLink /> : null}
      </PageHeader>
      <Tabs label="Auswahl" tabs={tabsFor(counts, filter)} />
      {isTypeMissing ? <NoticeBox notice={{ kind: "warning", text: MEMBER_TYPE_MISSING }} /> : null}
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
