import { Badge } from "~/ui/admin/badge";
import { formatDay } from "~/ui/admin/dates";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { formatFileSize } from "./file-size";
import { MEDIA_CATEGORY_LABELS, type MediaView } from "./media-filter";
import { PICTURE_CATEGORIES } from "./picture";

export type ShownFile = {
  id: string;
  originalName: string;
  category: string;
  fileSize: number;
  width: number;
  height: number;
  createdAt: Date;
  url: string;
};

/** The files, as pictures side by side or as rows. */
export function MediaFiles({ files, view }: { files: readonly ShownFile[]; view: MediaView }) {
  if (view === "list") return <Table caption="Dateien" columns={columns} rows={files} keyOf={(file) => file.id} />;
  return (
    <ul className="cards cards-small">
      {files.map((file) => (
        <MediaCard key={file.id} file={file} />
      ))}
    </ul>
  );
}

function MediaCard({ file }: { file: ShownFile }) {
  return (
    <li className="card">
      <Picture picture={sourceOf(file)} alt="" icon="image" shape="wide" />
      <div className="card-body">
        <h2 className="record-title">{file.originalName}</h2>
        <p className="record-note">
          {file.width} × {file.height}, {formatFileSize(file.fileSize)}
        </p>
        <p className="record-note">{formatDay(file.createdAt)}</p>
        <div className="badges">
          <Badge>{labelOf(file.category)}</Badge>
        </div>
        <WebLink href={file.url}>Öffnen</WebLink>
      </div>
    </li>
  );
}

const columns: Column<ShownFile>[] = [
  {
    head: "Name",
    isHeading: true,
    cell: (file) => (
      <span className="cell-media">
        <Picture picture={sourceOf(file)} alt="" icon="image" />
        {file.originalName}
      </span>
    ),
  },
  { head: "Kategorie", cell: (file) => labelOf(file.category) },
  { head: "Größe", cell: (file) => formatFileSize(file.fileSize), align: "end" },
  { head: "Erstellt", cell: (file) => formatDay(file.createdAt) },
  { head: "Datei", cell: (file) => <WebLink href={file.url}>Öffnen</WebLink> },
];

function sourceOf({ url }: ShownFile) {
  return { src: url, srcSet: url };
}

function labelOf(category: string): string {
  const known = PICTURE_CATEGORIES.find((name) => name === category);
  return known ? MEDIA_CATEGORY_LABELS[known] : category;
}
