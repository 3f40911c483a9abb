import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countPictureUses } from "~/domain/desk/picture-uses.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { listMedia } from "~/domain/media/media-admin.server";
import { mediaFilterFrom } from "~/domain/media/media-filter";
import { MediaOverview } from "~/domain/media/media-overview";
import { requirePermission } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Medien", failure: "Fehler beim Laden der Medien" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "media");
  const filter = mediaFilterFrom(new URL(request.url).searchParams);
  const countUses = await countPictureUses();
  const { files, ...list } = await listMedia({ ...filter, isUsed: (url) => countUses(url) > 0 });
  const shown = files.map(({ url, ...file }) => ({ ...file, uses: countUses(url) }));
  return { filter, may: rightsOn(user, "media"), files: shown, ...list };
}

export default function Media() {
  return <MediaOverview {...useLoaderData<typeof loader>()} />;
}
