import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { MediaFiles, type ShownFile } from "./media-files";
import type { MediaFilter } from "./media-filter";
import { MediaSearch } from "./media-search";

type Props = {
  filter: MediaFilter;
  files: readonly ShownFile[];
  total: number;
  page: number;
  pageCount: number;
  may: { create: boolean; delete: boolean };
};

const { media } = paths.admin;

/** The uploaded files: search, category and view, a page of them, and the way to new ones. */
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
