import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon } from "~/ui/admin/icon";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { categoryLabel, type MediaFilter, type MediaView } from "./media-filter";
import { MediaFilterFields } from "./media-filter-fields";
import { Badge } from "~/ui/admin/badge";
import { formatDay } from "~/ui/admin/dates";
import { Picture } from "~/ui/admin/picture";
import { type Column, Table } from "~/ui/admin/table";
import { WebLink } from "~/ui/admin/web-link";
import { formatFileSize } from "./file-size";

type Props = {
  filter: MediaFilter;
  files: readonly ShownFile[];
  total: number;
  page: number;
  pageCount: number;
  may: { create: boolean; delete: boolean };
};

const { media } = paths.admin;

export function MediaOverview({ filter, files, total, page, pageCount, may }: Props) {
  const { search, category, view } = filter;
  return (
    <>
      <PageHeader title="Medien" lead={`${total.toLocaleString("de-DE")} ${total === 1 ? "Datei" : "Dateien"}`}>
        {may.create ? <UploadLink /> : null}
      </PageHeader>
      <MediaSearch filter={filter} />
      {files.length > 0 ? (
        <MediaFiles files={files} view={view} mayDelete={may.delete} />
      ) : (
        <EmptyState icon="image" title={search || category ? "Keine Dateien gefunden" : "Noch keine Dateien hochgeladen"}>
          {may.create ? <UploadLink /> : null}
        </EmptyState>
      )}
      <Pagination
        label="Seiten der Medien"
        page={page}
        pageCount={pageCount}
        urlOf={(other) => addressWith(media.list(), { search, category, view, page: other.toString() })}
      />
    </>
  );
}

function UploadLink() {
  return (
    <ButtonLink to={media.upload} icon="plus" tone="primary">
      Hochladen
    </ButtonLink>
  );
}

/** Narrows the media by name, category and view: a form that only asks, so its answer has an address. */
function MediaSearch({ filter }: { filter: MediaFilter }) {
  return (
    <Form className="filter" method="get" role="search">
      <MediaFilterFields id="media" filter={filter} />
      <div className="filter-field">
        <label className="field-label" htmlFor="media-view">
          Ansicht
        </label>
        <select className="input input-select" id="media-view" name="view" defaultValue={filter.view}>
          <option value="grid">Raster</option>
          <option value="list">Liste</option>
        </select>
      </div>
      <button className="button" data-tone="secondary" type="submit">
        <Icon name="search" size="sm" />
        Anzeigen
      </button>
    </Form>
  );
}

type ShownFile = {
  id: string;
  originalName: string;
  category: string;
  fileSize: number;
  createdAt: Date;
  fileUrl: string;
  thumbnail: string;
};

type FilesProps = { files: readonly ShownFile[]; view: MediaView; mayDelete: boolean };

function MediaFiles({ files, view, mayDelete }: FilesProps) {
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
