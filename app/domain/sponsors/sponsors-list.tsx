import { Fragment } from "react";
import { rowMark } from "~/ui/admin/address";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, ListHeader, RecordLists } from "../record/list-frame";
import type { ListOf } from "../record/list-pages";
import { type ListedRow, RowActions, RowName, Thumbnail } from "../record/row-buttons";
import { groupBySection, type Sponsor, SPONSOR_LISTS, type SponsorListKey } from "./sponsors";

type ListedSponsor = ListedRow & Pick<Sponsor, "name" | "category" | "description" | "websiteUrl">;

const EMPTY = { icon: "award", title: "Keine Sponsoren in dieser Kategorie" } as const;

export function SponsorsList({ lists }: { lists: readonly ListOf<SponsorListKey, ListedSponsor>[] }) {
  return (
    <>
      <ListHeader lead="Wer das Unternehmen unterstützt, innerhalb jeder Gruppe in der Reihenfolge der Website." />
      <RecordLists titles={SPONSOR_LISTS} lists={lists} empty={EMPTY}>
        {(sponsors, key) => <Sections sponsors={sponsors} hasHeads={key === "project"} />}
      </RecordLists>
    </>
  );
}

function Sections({ sponsors, hasHeads }: { sponsors: readonly ListedSponsor[]; hasHeads: boolean }) {
  return groupBySection(sponsors).map(({ section, sponsors: own }) => (
    <Fragment key={section}>
      {hasHeads ? <p className="records-section">{section}</p> : null}
      <ul className="records" aria-label={section}>
        {own.map((sponsor) => (
          <SponsorRow key={sponsor.id} sponsor={sponsor} />
        ))}
      </ul>
    </Fragment>
  ));
}

function SponsorRow({ sponsor }: { sponsor: ListedSponsor }) {
  const { id, name, category, description, websiteUrl, thumbnail } = sponsor;
  return (
    <li className="record" id={rowMark(id)}>
      <Thumbnail src={thumbnail} icon="image" shape="logo" />
      <div className="record-body">
        <h3 className="record-title">
          <RowName id={id} name={name} /> <DraftBadge id={id} name={name} />
        </h3>
        <p className="record-note">{category === "" ? "Sonstige" : category}</p>
        {description ? <p className="record-text">{description}</p> : null}
        {websiteUrl ? <WebLink href={websiteUrl} /> : null}
      </div>
      <RowActions row={sponsor} name={name} />
    </li>
  );
}
