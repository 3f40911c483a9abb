import { Fragment } from "react";
import { paths } from "~/paths";
import { type ListView, rowMark } from "~/ui/admin/address";
import { EmptyState } from "~/ui/admin/empty-state";
import { Panel } from "~/ui/admin/panel";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, ListHeader, RecordLists } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, RowActions, RowName, Thumbnail } from "../record/row-buttons";
import { groupBySection, type Sponsor, SPONSOR_LISTS, type SponsorListKey, sponsors as resource } from "./sponsors";

type ListedSponsor = ListedRow & Pick<Sponsor, "name" | "category" | "description" | "websiteUrl">;

type ListedSponsors = { key: SponsorListKey; count: number; sponsors: ListedSponsor[] };

const { sponsors: urls } = paths.admin;

type Props = PageOf & {
  lists: readonly ListedSponsors[];
  filter: SponsorListKey | undefined;
};

export function SponsorsList({ lists, filter, page, pageCount }: Props) {
  const parts = lists.map((list) => ({
    key: list.key,
    title: titleOf(list.key),
    count: list.count,
    rows: list.sponsors.length,
    content: <SponsorList key={list.key} list={list} view={{ filter, page }} />,
  }));
  return (
    <>
      <ListHeader resource={resource} lead="Wer das Unternehmen unterstützt, innerhalb jeder Gruppe in der Reihenfolge der Website." />
      <RecordLists lists={parts} urls={urls} filter={filter} page={page} pageCount={pageCount} />
    </>
  );
}

function titleOf(list: SponsorListKey): string {
  return SPONSOR_LISTS.find(({ key }) => key === list)?.title ?? list;
}

type ListProps = { list: ListedSponsors; view: ListView };

function SponsorList({ list: { key, count, sponsors }, view }: ListProps) {
  const sections = groupBySection(sponsors);
  return (
    <Panel title={titleOf(key)} count={count}>
      {count === 0 ? <EmptyState icon="award" title="Keine Sponsoren in dieser Kategorie" /> : null}
      {sections.map(({ section, sponsors: own }) => (
        <Fragment key={section}>
          {key === "project" ? <p className="records-section">{section}</p> : null}
          <ul className="records" aria-label={section}>
            {own.map((sponsor) => (
              <SponsorRow key={sponsor.id} sponsor={sponsor} view={view} />
            ))}
          </ul>
        </Fragment>
      ))}
    </Panel>
  );
}

type RowProps = { sponsor: ListedSponsor; view: ListView };

function SponsorRow({ sponsor, view }: RowProps) {
  const { name, category, description, websiteUrl, thumbnail } = sponsor;
  const row = { row: sponsor, name, view, urls };
  return (
    <li className="record" id={rowMark(sponsor.id)}>
      <Thumbnail src={thumbnail} icon="image" shape="logo" />
      <div className="record-body">
        <h3 className="record-title">
          <RowName {...row} /> <DraftBadge id={sponsor.id} name={name} />
        </h3>
        <p className="record-note">{category === "" ? "Sonstige" : category}</p>
        {description ? <p className="record-text">{description}</p> : null}
        {websiteUrl ? <WebLink href={websiteUrl} /> : null}
      </div>
      <RowActions {...row} />
    </li>
  );
}
