import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TRANSLATED_RESOURCES } from "~/domain/resources";
import { translationFilterFrom } from "~/domain/desk/translation-filter";
import { listTranslationStates } from "~/domain/desk/translation-overview.server";
import { TranslationsPage } from "~/domain/desk/translations-page";
import { pageNumber } from "~/http/page-number";
import { requireReadableResources } from "~/http/resource-guard.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Übersetzungen");

export async function loader({ request }: LoaderFunctionArgs) {
  const { resources, mayUpdate } = await requireReadableResources(request, TRANSLATED_RESOURCES);
  const filter = translationFilterFrom(new URL(request.url).searchParams);
  const overview = await listTranslationStates({ resources, filter, page: pageNumber(request) });
  return { filter, editable: resources.filter(mayUpdate), ...overview };
}

export default function Translations() {
  return <TranslationsPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Übersetzungen" homeUrl={paths.admin.home} />;
}
