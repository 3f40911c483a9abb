import type { ReactNode } from "react";
import { paths } from "~/paths";
import { formatDay } from "~/ui/admin/dates";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, ListedRecords, ListHeader } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, RecordMenu, RowName, Thumbnail } from "../record/row-buttons";
import { type CrewEntry, podcastCrew } from "./podcast-crew";

type ListedEntry = Pick<ListedRow, "id" | "thumbnail"> &
  Pick<CrewEntry, "name" | "position" | "email" | "linkedinUrl"> & { bioPreview: string; createdAt: Date };

const urls = paths.admin.podcastCrew;

const EMPTY = { icon: "mic", title: "Noch keine Crew-Mitglieder" } as const;

export function PodcastCrewList({ entries, page, pageCount }: PageOf & { entries: readonly ListedEntry[] }) {
  return (
    <>
      <ListHeader resource={podcastCrew} lead="Die Podcast-Seite zeigt zuerst Teammitglieder mit dem Service Podcast-Produktion, dann diese Einträge." />
      <ListedRecords resource={podcastCrew} empty={entries.length === 0 ? EMPTY : null} urls={urls} filter={undefined} page={page} pageCount={pageCount}>
        <CrewTable entries={entries} page={page} />
      </ListedRecords>
    </>
  );
}

function CrewTable({ entries, page }: { entries: readonly ListedEntry[]; page: number }) {
  const rowOf = (entry: ListedEntry) => ({ row: entry, name: entry.name, urls, view: { page } });
  const columns: Column<ListedEntry>[] = [
    { head: "Name", isHeading: true, cell: (entry) => <NameCell entry={entry} link={<RowName {...rowOf(entry)} />} /> },
    { head: "Biografie", cell: ({ bioPreview }) => bioPreview },
    { head: "Kontakt", cell: (entry) => <Contact entry={entry} /> },
    { head: "Erstellt", isWhole: true, cell: ({ createdAt }) => formatDay(createdAt) },
    { head: "Aktionen", isMenu: true, cell: (entry) => <RecordMenu {...rowOf(entry)} /> },
  ];
  return <Table caption="Podcast-Crew, die Neuesten zuerst" columns={columns} rows={entries} keyOf={({ id }) => id} hasMarks />;
}

function NameCell({ entry: { id, name, position, thumbnail }, link }: { entry: ListedEntry; link: ReactNode }) {
  return (
    <span className="cell-media">
      <Thumbnail src={thumbnail} icon="person" shape="round" />
      <span>
        {link} <DraftBadge id={id} name={name} />
        <span className="cell-note">{position}</span>
      </span>
    </span>
  );
}

function Contact({ entry: { name, email, linkedinUrl } }: { entry: ListedEntry }) {
  return (
    <span className="stack-small cell-contact">
      {email ? <MailLink address={email} /> : null}
      {linkedinUrl ? <WebLink href={linkedinUrl} about={name}>LinkedIn</WebLink> : null}
    </span>
  );
}

function MailLink({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
