import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DraftList } from "~/domain/desk/draft-list";
import { listShownDrafts } from "~/domain/desk/drafts.server";
import { requireReadableDrafts } from "~/http/draft-screens.server";
import { pageNumber } from "~/http/search-params";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Entwürfe", failure: "Fehler beim Laden der Entwürfe" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { resources, mayUpdate, mayPreviewAll } = await requireReadableDrafts(request);
  const { drafts, ...page } = await listShownDrafts(resources, pageNumber(request));
  const listed = drafts.map(({ differences: _, ...draft }) => ({ ...draft, mayUpdate: mayUpdate(draft.resource) }));
  return { ...page, drafts: listed, mayPreviewAll };
}

export default function Drafts() {
  return <DraftList {...useLoaderData<typeof loader>()} />;
}
