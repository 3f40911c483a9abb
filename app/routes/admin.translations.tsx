import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TRANSLATED_NOUNS } from "~/domain/records/record-nouns";
import { translationFilterFrom } from "~/domain/translations/translation-filter";
import { listTranslationStates } from "~/domain/translations/translation-overview.server";
import { TranslationsPage } from "~/domain/translations/translations-page";
import { pageNumber } from "~/http/page-number";
import { requireReadableNouns } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Übersetzungen");

export async function loader({ request }: LoaderFunctionArgs) {
  const { nouns, mayUpdate } = await requireReadableNouns(request, TRANSLATED_NOUNS);
  const filter = translationFilterFrom(new URL(request.url).searchParams);
  const overview = await listTranslationStates({ nouns, filter, page: pageNumber(request) });
  return { filter, editable: nouns.filter(mayUpdate), ...overview };
}

export default function Translations() {
  return <TranslationsPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Übersetzungen" homeUrl={paths.admin.home} />;
}
