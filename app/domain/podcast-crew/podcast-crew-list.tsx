import { formatDay } from "~/ui/admin/dates";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, ListedRecords, ListHeader } from "../record/list-frame";
import { type ListedRow, RecordMenu, RowName, Thumbnail } from "../record/row-buttons";
import type { CrewEntry } from "./podcast-crew";

type ListedEntry = Pick<ListedRow, "id" | "thumbnail"> &
  Pick<CrewEntry, "name" | "position" | "email" | "linkedinUrl"> & { bioPreview: string; createdAt: Date };

const EMPTY = { icon: "mic", title: "Noch keine Crew-Mitglieder" } as const;

export function PodcastCrewList({ entries }: { entries: readonly ListedEntry[] }) {
  return (
    <>
      <ListHeader lead="Die Podcast-Seite zeigt zuerst Teammitglieder mit dem Service Podcast-Produktion, dann diese Einträge." />
      <ListedRecords empty={entries.length === 0 ? EMPTY : null}>
        <Table caption="Podcast-Crew, die Neuesten zuerst" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} hasMarks />
      </ListedRecords>
    </>
  );
}

const COLUMNS: readonly Column<ListedEntry>[] = [
  { head: "Name", isHeading: true, cell: (entry) => <NameCell entry={entry} /> },
  { head: "Biografie", cell: ({ bioPreview }) => bioPreview },
  { head: "Kontakt", cell: (entry) => <Contact entry={entry} /> },
  { head: "Erstellt", isWhole: true, cell: ({ createdAt }) => formatDay(createdAt) },
  { head: "Aktionen", isMenu: true, cell: ({ id, name }) => <RecordMenu id={id} name={name} /> },
];

function NameCell({ entry: { id, name, position, thumbnail } }: { entry: ListedEntry }) {
  return (
    <span className="cell-media">
      <Thumbnail src={thumbnail} icon="person" shape="round" />
      <span>
        <RowName id={id} name={name} /> <DraftBadge id={id} name={name} />
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
