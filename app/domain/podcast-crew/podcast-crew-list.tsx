import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDay } from "~/ui/admin/dates";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, UnpublishedRecords } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, type May, RecordMenu, RowName } from "../record/row-buttons";
import type { CrewEntry } from "./podcast-crew";

type ListedEntry = Pick<ListedRow, "id" | "thumbnail"> &
  Pick<CrewEntry, "name" | "position" | "email" | "linkedinUrl"> & { bioPreview: string; createdAt: Date };

const { podcastCrew: urls } = paths.admin;

type Props = PageOf & { entries: readonly ListedEntry[]; may: May };

export function PodcastCrewList({ entries, page, pageCount, may }: Props) {
  return (
    <>
      <PageHeader
        title="Podcast-Crew"
        lead="Die Podcast-Seite zeigt zuerst Teammitglieder mit dem Service Podcast-Produktion, dann diese Einträge."
      >
        {may.create ? <NewEntryLink /> : null}
      </PageHeader>
      <UnpublishedRecords />
      {entries.length === 0 ? (
        <EmptyState icon="mic" title="Noch keine Crew-Mitglieder">
          {may.create ? <NewEntryLink /> : null}
        </EmptyState>
      ) : (
        <CrewTable entries={entries} may={may} page={page} />
      )}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(undefined, to)} />
    </>
  );
}

function NewEntryLink() {
  return (
    <ButtonLink to={urls.new} icon="plus" tone="primary">
      Neues Crew-Mitglied
    </ButtonLink>
  );
}

type TableProps = { entries: readonly ListedEntry[]; may: May; page: number };

function CrewTable({ entries, may, page }: TableProps) {
  const rowOf = (entry: ListedEntry) => ({ row: entry, name: entry.name, may, urls, view: { page } });
  const columns: Column<ListedEntry>[] = [
    { head: "Name", isHeading: true, cell: (entry) => <NameCell entry={entry} name={<RowName {...rowOf(entry)} />} /> },
    { head: "Biografie", cell: ({ bioPreview }) => bioPreview },
    { head: "Kontakt", cell: (entry) => <Contact entry={entry} /> },
    { head: "Erstellt", cell: ({ createdAt }) => <span className="cell-nowrap">{formatDay(createdAt)}</span> },
    {
      head: "Aktionen",
      isMenu: true,
      cell: (entry) => <RecordMenu {...rowOf(entry)} />,
    },
  ];
  return <Table caption="Podcast-Crew, die Neuesten zuerst" columns={columns} rows={entries} keyOf={({ id }) => id} hasMarks />;
}

function NameCell({ entry: { id, position, thumbnail }, name }: { entry: ListedEntry; name: ReactNode }) {
  return (
    <span className="cell-media">
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="person" shape="round" />
      <span>
        {name} <DraftBadge id={id} />
        <span className="cell-note">{position}</span>
      </span>
    </span>
  );
}

function Contact({ entry: { email, linkedinUrl } }: { entry: ListedEntry }) {
  return (
    <span className="stack-small cell-contact">
      {email ? <MailLink address={email} /> : null}
      {linkedinUrl ? <WebLink href={linkedinUrl}>LinkedIn</WebLink> : null}
    </span>
  );
}

/** A long address breaks behind its @. */
function MailLink({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
