import { paths } from "~/paths";
import { formatDay } from "~/ui/admin/dates";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { type May, RowLinks } from "../record/row-buttons";
import type { ListedEntry } from "./crew-entry";

type Props = { entries: readonly ListedEntry[]; may: May };

/** The podcast crew as rows, with the buttons that this person may use. */
export function CrewTable({ entries, may }: Props) {
  const columns: Column<ListedEntry>[] = [
    { head: "Name", isHeading: true, cell: (entry) => <NameCell entry={entry} /> },
    { head: "Biografie", cell: ({ bioPreview }) => bioPreview },
    { head: "Kontakt", cell: (entry) => <Contact entry={entry} /> },
    { head: "Erstellt", cell: ({ createdAt }) => <span className="cell-nowrap">{formatDay(createdAt)}</span> },
  ];
  if (may.update || may.delete) {
    const cell = ({ id, name }: ListedEntry) => <RowLinks id={id} name={name} may={may} urls={paths.admin.podcastCrew} />;
    columns.push({ head: "Aktionen", align: "end", cell });
  }
  return <Table caption="Podcast-Crew, die Neuesten zuerst" columns={columns} rows={entries} keyOf={({ id }) => id} />;
}

function NameCell({ entry: { name, position, thumbnail } }: { entry: ListedEntry }) {
  return (
    <span className="cell-media">
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="person" shape="round" />
      <span>
        {name}
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
