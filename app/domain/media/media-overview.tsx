import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon } from "~/ui/admin/icon";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { MediaFiles, type ShownFile } from "./media-files";
import type { MediaFilter } from "./media-filter";
import { MediaFilterFields } from "./media-filter-fields";

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
