import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RECORD_NOUNS, recordNounFrom } from "~/domain/records/record-nouns";
import { listTrash } from "~/domain/trash/trash.server";
import { TrashPage } from "~/domain/trash/trash-page";
import { pageNumber } from "~/http/page-number";
import { requireReadableNouns } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Papierkorb");

export async function loader({ request }: LoaderFunctionArgs) {
  const { nouns, mayUpdate } = await requireReadableNouns(request, RECORD_NOUNS);
  const word = recordNounFrom(new URL(request.url).searchParams.get("filter") ?? undefined);
  const filter = nouns.find((noun) => noun === word) ?? null;
  return { filter, ...(await listTrash({ nouns, filter, page: pageNumber(request), mayRestore: mayUpdate })) };
}

export default function TrashScreen() {
  return <TrashPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Papierkorbs" homeUrl={paths.admin.home} />;
}
