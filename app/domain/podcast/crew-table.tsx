import { formatDay } from "~/ui/admin/dates";
import { EmptyState } from "~/ui/admin/empty-state";
import { Picture, type PictureSource } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";

const BIO_PREVIEW = 50;

export type CrewEntry = {
  id: string;
  name: string;
  position: string;
  bio: string;
  email: string | null;
  linkedinUrl: string | null;
  createdAt: Date;
  picture: PictureSource | null;
};

/** The podcast crew. */
export function CrewTable({ entries }: { entries: readonly CrewEntry[] }) {
  if (entries.length === 0) return <EmptyState icon="mic" title="Noch keine Crew-Mitglieder" />;
  return <Table caption="Podcast-Crew" columns={columns} rows={entries} keyOf={(entry) => entry.id} />;
}

const columns: Column<CrewEntry>[] = [
  {
    head: "Name",
    isHeading: true,
    cell: ({ name, position, picture }) => (
      <span className="cell-media">
        <Picture picture={picture} alt="" icon="person" shape="round" />
        <span>
          {name}
          <span className="cell-note">{position}</span>
        </span>
      </span>
    ),
  },
  { head: "Biografie", cell: ({ bio }) => preview(bio) },
  { head: "Kontakt", cell: (entry) => <Contact entry={entry} /> },
  { head: "Erstellt", cell: ({ createdAt }) => formatDay(createdAt) },
];

function Contact({ entry: { email, linkedinUrl } }: { entry: CrewEntry }) {
  return (
    <span className="stack-small">
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {linkedinUrl ? <WebLink href={linkedinUrl}>LinkedIn</WebLink> : null}
    </span>
  );
}

function preview(bio: string): string {
  return bio.length > BIO_PREVIEW ? `${bio.slice(0, BIO_PREVIEW).trimEnd()}…` : bio;
}
