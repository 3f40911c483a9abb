import { Fragment } from "react";
import { paths } from "~/paths";
import { type ListView, rowMark } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { Picture } from "~/ui/admin/picture";
import { Tabs } from "~/ui/admin/tabs";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, UnpublishedRecords } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, type May, RowActions, RowName } from "../record/row-buttons";
import { groupBySection, type Sponsor, SPONSOR_LISTS, type SponsorListKey } from "./sponsors";

type ListedSponsor = ListedRow & Pick<Sponsor, "name" | "category" | "description" | "websiteUrl">;

/** One of the four lists, as much of it as stands on this page. */
type ListedSponsors = { key: SponsorListKey; count: number; sponsors: ListedSponsor[] };

const { sponsors: urls } = paths.admin;

type Props = PageOf & {
  lists: readonly ListedSponsors[];
  /** The one list that is looked at; without it all of them. */
  filter: SponsorListKey | undefined;
  may: May;
};

export function SponsorsList({ lists, filter, page, pageCount, may }: Props) {
  const shown = lists.filter(({ key, count, sponsors }) => (filter ?? key) === key && (sponsors.length > 0 || (count === 0 && page === 1)));
  return (
    <>
      <PageHeader title="Sponsoren" lead="Wer das Unternehmen unterstützt, in der Reihenfolge der Website.">
        {may.create ? (
          <ButtonLink to={urls.new} icon="plus" tone="primary">
            Neuer Sponsor
          </ButtonLink>
        ) : null}
      </PageHeader>
      {filter !== undefined || pageCount > 1 ? <Tabs label="Auswahl" tabs={tabsFor(lists, filter)} /> : null}
      <div className="stack">
        <UnpublishedRecords />
        {shown.map((list) => (
          <SponsorList key={list.key} list={list} may={may} view={{ filter, page }} />
        ))}
      </div>
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />
    </>
  );
}

function tabsFor(lists: readonly ListedSponsors[], filter: SponsorListKey | undefined) {
  const all = { label: "Alle", url: urls.list(), isCurrent: filter === undefined, count: lists.reduce((sum, { count }) => sum + count, 0) };
  return [all, ...lists.map(({ key, count }) => ({ label: titleOf(key), url: urls.list(key), isCurrent: filter === key, count }))];
}

function titleOf(list: SponsorListKey): string {
  return SPONSOR_LISTS.find(({ key }) => key === list)?.title ?? list;
}

type ListProps = { list: ListedSponsors; may: May; view: ListView };

/** A list by the sections of the website: within each one, the order is that of the site. */
function SponsorList({ list: { key, count, sponsors }, may, view }: ListProps) {
  const sections = groupBySection(sponsors);
  return (
    <Panel title={titleOf(key)} count={count}>
      {count === 0 ? <EmptyState icon="award" title="Keine Sponsoren in dieser Kategorie" /> : null}
      {sections.map(({ section, sponsors: own }) => (
        <Fragment key={section}>
          {key === "project" ? <p className="records-section">{section}</p> : null}
          <ul className="records" aria-label={section}>
            {own.map((sponsor) => (
              <SponsorRow key={sponsor.id} sponsor={sponsor} may={may} view={view} />
            ))}
          </ul>
        </Fragment>
      ))}
    </Panel>
  );
}

type RowProps = { sponsor: ListedSponsor; may: May; view: ListView };

function SponsorRow({ sponsor, may, view }: RowProps) {
  const { name, category, description, websiteUrl, thumbnail } = sponsor;
  const row = { row: sponsor, name, may, view, urls };
  return (
    <li className="record" id={rowMark(sponsor.id)}>
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="image" shape="logo" />
      <div className="record-body">
        <h3 className="record-title">
          <RowName {...row} /> <DraftBadge id={sponsor.id} />
        </h3>
        <p className="record-note">{category === "" ? "Sonstige" : category}</p>
        {description ? <p className="record-text">{description}</p> : null}
        {websiteUrl ? <WebLink href={websiteUrl} /> : null}
      </div>
      <RowActions {...row} />
    </li>
  );
}
