import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { countPictureUses } from "~/domain/desk/picture-uses.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { listMedia } from "~/domain/media/media-admin.server";
import { categoryLabel, mediaFilterFrom, type MediaView } from "~/domain/media/media-filter";
import { MediaSearch } from "~/domain/media/media-search";
import { FileName } from "~/domain/media/file-name";
import { requirePermission } from "~/http/guard.server";
import { formatFileSize } from "~/i18n/file-size";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { addressWith } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Badge } from "~/ui/admin/badge";
import { formatDay } from "~/ui/admin/dates";
import { Picture } from "~/ui/admin/picture";
import { MenuLink, RowMenu } from "~/ui/admin/row-menu";
import { type Column, Table } from "~/ui/admin/table";

export const { meta, ErrorBoundary } = adminScreen({ title: "Medien", failure: "Fehler beim Laden der Medien" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "media");
  const filter = mediaFilterFrom(new URL(request.url).searchParams);
  const countUses = await countPictureUses();
  const { files, ...list } = await listMedia({ ...filter, isUsed: (url) => countUses(url) > 0 });
  const shown = files.map(({ url, ...file }) => ({ ...file, uses: countUses(url) }));
  return { filter, may: rightsOn(user, "media"), files: shown, ...list };
}

const { media } = paths.admin;

export default function Media() {
  const { filter, files, total, page, pageCount, incomplete, may } = useLoaderData<typeof loader>();
  const { search, category, state, view } = filter;
  const isFiltered = search !== "" || category !== undefined || state !== undefined;
  return (
    <>
      <PageHeader title="Medien" lead={isFiltered ? `${countText(total)} gefunden` : countText(total) + incompleteText(incomplete)}>
        {may.update && incomplete > 0 ? <ButtonLink to={media.altTexts()}>Alternativtexte ergänzen</ButtonLink> : null}
        {may.create ? <UploadLink /> : null}
      </PageHeader>
      <MediaSearch filter={filter} />
      {files.length > 0 ? (
        <MediaFiles files={files} view={view} mayDelete={may.delete} />
      ) : (
        <EmptyState icon="image" title={isFiltered ? "Keine Dateien gefunden" : "Noch keine Dateien hochgeladen"}>
          {may.create ? <UploadLink /> : null}
        </EmptyState>
      )}
      <Pagination
        label="Seiten der Medien"
        page={page}
        pageCount={pageCount}
        urlOf={(other) => addressWith(media.list(), { search, category, state, view, page: other.toString() })}
      />
    </>
  );
}

function countText(total: number): string {
  return `${total.toLocaleString("de-DE")} ${total === 1 ? "Datei" : "Dateien"}`;
}

function incompleteText(count: number): string {
  return count > 0 ? `, bei ${count.toLocaleString("de-DE")} fehlen Alternativtexte` : "";
}

function UploadLink() {
  return (
    <ButtonLink to={media.upload} icon="plus" tone="primary">
      Hochladen
    </ButtonLink>
  );
}

type ShownFile = Awaited<ReturnType<typeof loader>>["files"][number];

function MediaFiles({ files, view, mayDelete }: { files: readonly ShownFile[]; view: MediaView; mayDelete: boolean }) {
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
      <Picture picture={{ src: file.thumbnail }} alt="" icon="image" shape={isLogo(file) ? "logo" : "wide"} />
      <div className="card-body">
        <div className="card-head">
          <h2 className="record-title media-name">
            <NameLink file={file} />
          </h2>
          <FileMenu file={file} mayDelete={mayDelete} />
        </div>
        <p className="record-note">
          {file.file ? `${formatFileSize(file.file.fileSize)} · ${formatDay(file.file.createdAt)} · ` : ""}
          {usesText(file.uses)}
        </p>
        <div className="badges">
          <Badge>{categoryLabel(file.category)}</Badge>
          <StateBadge file={file} />
        </div>
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
          <Picture picture={{ src: file.thumbnail }} alt="" icon="image" shape={isLogo(file) ? "logo" : undefined} />
          <NameLink file={file} />
          <StateBadge file={file} />
        </span>
      ),
    },
    { head: "Kategorie", isWhole: true, cell: (file) => categoryLabel(file.category) },
    { head: "Verwendet", isWhole: true, cell: (file) => usesText(file.uses) },
    { head: "Größe", isWhole: true, cell: ({ file }) => (file ? formatFileSize(file.fileSize) : "–"), align: "end" },
    { head: "Erstellt", isWhole: true, cell: ({ file }) => (file ? formatDay(file.createdAt) : "–") },
    { head: "Aktionen", isMenu: true, cell: (file) => <FileMenu file={file} mayDelete={mayDelete} /> },
  ];
}

/** Logos are not cropped, which could change the name on them. */
function isLogo({ category }: ShownFile): boolean {
  return category === "sponsors";
}

function usesText(uses: number): string {
  return uses === 0 ? "unbenutzt" : `${uses.toLocaleString("de-DE")}-mal verwendet`;
}

function StateBadge({ file: { file, isIncomplete } }: { file: ShownFile }) {
  if (file === null) return <Badge tone="accent">Mitgeliefert</Badge>;
  return isIncomplete ? <Badge tone="warning">Alternativtexte fehlen</Badge> : null;
}

function NameLink({ file: { id, originalName, file } }: { file: ShownFile }) {
  const name = <FileName name={originalName} />;
  if (file === null) return name;
  return (
    <Link className="row-name" discover="none" to={paths.admin.media.show(id)}>
      {name}
    </Link>
  );
}

function FileMenu({ file: { id, originalName, file, fileUrl }, mayDelete }: { file: ShownFile; mayDelete: boolean }) {
  return (
    <RowMenu about={originalName}>
      <a data-icon="external" href={fileUrl} target="_blank" title="Neues Fenster">
        Öffnen
      </a>
      {mayDelete && file ? <MenuLink icon="trash" to={media.delete(id)} about={originalName}>Löschen</MenuLink> : null}
    </RowMenu>
  );
}
