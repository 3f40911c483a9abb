import { paths } from "~/paths";
import { rowMark } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { Picture } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, type May, RowActions } from "../record/row-buttons";
import { SPONSOR_LISTS, type SponsorListKey } from "./sponsor-lists";
import type { Sponsor } from "./sponsors";

type ListedSponsor = ListedRow & Pick<Sponsor, "name" | "category" | "description" | "websiteUrl">;

/** One of the four lists, or as much of it as is shown. */
type ListedSponsors = PageOf & { key: SponsorListKey; count: number; sponsors: ListedSponsor[] };

const { sponsors: urls } = paths.admin;

type Props = {
  lists: readonly ListedSponsors[];
  /** The one list that is looked at; without it the beginnings of all. */
  filter: SponsorListKey | undefined;
  may: May;
};

/** The four lists of sponsors, or all of one of them. */
export function SponsorsList({ lists, filter, may }: Props) {
  return (
    <>
      <PageHeader
        title="Sponsoren"
        lead="Wer das Unternehmen unterstützt, in der Reihenfolge der Website."
        back={filter ? { url: urls.list(), text: "Alle Listen" } : undefined}
      >
        {may.create ? (
          <ButtonLink to={urls.new} icon="plus" tone="primary">
            Neuer Sponsor
          </ButtonLink>
        ) : null}
      </PageHeader>
      <div className="stack">
        {lists.map((list) => (
          <SponsorList key={list.key} list={list} filter={filter} may={may} />
        ))}
      </div>
    </>
  );
}

function SponsorList({ list, filter, may }: { list: ListedSponsors } & Omit<Props, "lists">) {
  const { key, count, sponsors, page, pageCount } = list;
  const title = SPONSOR_LISTS.find((one) => one.key === key)?.title ?? key;
  return (
    <Panel title={title} count={count}>
      {count === 0 ? (
        <EmptyState icon="award" title="Keine Sponsoren in dieser Kategorie" />
      ) : (
        <ul className="records">
          {sponsors.map((sponsor) => (
            <SponsorRow key={sponsor.id} sponsor={sponsor} may={may} view={{ filter, page }} />
          ))}
        </ul>
      )}
      {filter === undefined && count > sponsors.length ? (
        <p className="records-more">
          <ButtonLink to={urls.list(key)} icon="list" about={title}>
            Alle {count} anzeigen
          </ButtonLink>
        </p>
      ) : null}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />
    </Panel>
  );
}

type RowProps = { sponsor: ListedSponsor; may: May; view: { filter?: string; page: number } };

function SponsorRow({ sponsor, may, view }: RowProps) {
  const { name, category, description, websiteUrl, thumbnail } = sponsor;
  return (
    <li className="record" id={rowMark(sponsor.id)}>
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="image" shape="logo" />
      <div className="record-body">
        <h3 className="record-title">{name}</h3>
        <p className="record-note">{category === "" ? "Sonstige" : category}</p>
        {description ? <p className="record-text">{description}</p> : null}
        {websiteUrl ? <WebLink href={websiteUrl} /> : null}
      </div>
      <RowActions row={sponsor} name={name} may={may} urls={paths.admin.sponsors} view={view} />
    </li>
  );
}
