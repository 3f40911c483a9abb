import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { formatDay } from "~/ui/admin/dates";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { formatFileSize } from "./file-size";
import { categoryLabel, type MediaView } from "./media-filter";

export type ShownFile = {
  id: string;
  originalName: string;
  category: string;
  fileSize: number;
  createdAt: Date;
  fileUrl: string;
  thumbnail: string;
};

type Props = { files: readonly ShownFile[]; view: MediaView; mayDelete: boolean };

export function MediaFiles({ files, view, mayDelete }: Props) {
  if (view === "list") {
    return <Table caption="Dateien" columns={columnsFor(mayDelete)} rows={files} keyOf={(file) => file.id} />;
  }
  return (
    <ul className="cards cards-small">
      {files.map((file) => (
        <MediaCard key={file.id} file={file} mayDelete={mayDelete} />
      ))}
    </ul>
  );
}

function MediaCard({ file, mayDelete }: { file: ShownFile; mayDelete: boolean }) {
  return (
    <li className="card">
      <Picture picture={{ src: file.thumbnail }} alt="" icon="image" shape="wide" />
      <div className="card-body">
        <h2 className="record-title media-name">
          <NameLink file={file} />
        </h2>
        <p className="record-note">
          {formatFileSize(file.fileSize)} · {formatDay(file.createdAt)}
        </p>
        <div className="badges">
          <Badge>{categoryLabel(file.category)}</Badge>
        </div>
        <FileActions file={file} mayDelete={mayDelete} />
      </div>
    </li>
  );
}

function columnsFor(mayDelete: boolean): Column<ShownFile>[] {
  return [
    {
      head: "Name",
      isHeading: true,
      cell: (file) => (
        <span className="cell-media">
          <Picture picture={{ src: file.thumbnail }} alt="" icon="image" />
          <NameLink file={file} />
        </span>
      ),
    },
    { head: "Kategorie", cell: (file) => categoryLabel(file.category) },
    { head: "Größe", cell: (file) => formatFileSize(file.fileSize), align: "end" },
    { head: "Erstellt", cell: (file) => formatDay(file.createdAt) },
    { head: "Aktionen", align: "end", cell: (file) => <FileActions file={file} mayDelete={mayDelete} /> },
  ];
}

function NameLink({ file: { id, originalName } }: { file: ShownFile }) {
  return (
    <Link className="media-link" discover="none" to={paths.admin.media.show(id)}>
      {originalName}
    </Link>
  );
}

function FileActions({ file, mayDelete }: { file: ShownFile; mayDelete: boolean }) {
  return (
    <div className="row-buttons media-actions">
      <WebLink href={file.fileUrl}>Öffnen</WebLink>
      {mayDelete ? (
        <Link className="button" data-icon="trash" discover="none" to={paths.admin.media.delete(file.id)} aria-label={`Löschen: ${file.originalName}`}>
          Löschen
        </Link>
      ) : null}
    </div>
  );
}
