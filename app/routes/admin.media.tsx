import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { listMedia } from "~/domain/media/media-admin.server";
import { mediaFilterFrom } from "~/domain/media/media-filter";
import { MediaOverview } from "~/domain/media/media-overview";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Medien");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "media");
  const filter = mediaFilterFrom(new URL(request.url).searchParams);
  const { files, ...list } = await listMedia(filter);
  const shown = files.map(({ id, originalName, category, fileSize, createdAt, fileUrl, thumbnail }) => ({
    id,
    originalName,
    category,
    fileSize,
    createdAt,
    fileUrl,
    thumbnail,
  }));
  return { filter, may: rightsOn(user, "media"), files: shown, ...list };
}

export default function Media() {
  return <MediaOverview {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Medien" homeUrl={paths.admin.home} />;
}
