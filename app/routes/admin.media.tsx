import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listMedia } from "~/domain/media/media-admin.server";
import { type MediaFilter, mediaFilterFrom } from "~/domain/media/media-filter";
import { MediaFiles } from "~/domain/media/media-files";
import { MediaSearch } from "~/domain/media/media-search";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Medien");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "media");
  const filter = mediaFilterFrom(new URL(request.url).searchParams);
  return { filter, ...(await listMedia(filter)) };
}

export default function Media() {
  const { filter, files, total, page, pageCount } = useLoaderData<typeof loader>();
  const { search, category, view } = filter;
  return (
    <>
      <PageHeader title="Medien" lead={`${total.toString()} ${total === 1 ? "Datei" : "Dateien"}`} />
      <MediaSearch filter={filter} />
      {files.length > 0 ? <MediaFiles files={files} view={view} /> : <EmptyState icon="image" title={emptyText(filter)} />}
      <Pagination
        label="Seiten der Medien"
        page={page}
        pageCount={pageCount}
        urlOf={(other) => addressWith(paths.admin.media, { search, category, view, page: other.toString() })}
      />
    </>
  );
}

function emptyText({ search, category }: MediaFilter): string {
  return search || category ? "Keine Dateien gefunden" : "Noch keine Dateien hochgeladen";
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Medien" homeUrl={paths.admin.home} />;
}
