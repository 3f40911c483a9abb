import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { translationFilterFrom } from "~/domain/desk/translation-overview";
import { listTranslationStates } from "~/domain/desk/translation-overview.server";
import { TranslationsPage } from "~/domain/desk/translations-page";
import { pageNumber } from "~/http/search-params";
import { requireReadableAreas } from "~/http/translations-overview.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Übersetzungen", failure: "Fehler beim Laden der Übersetzungen" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, areas, editable } = await requireReadableAreas(request);
  const filter = translationFilterFrom(new URL(request.url).searchParams);
  const overview = await listTranslationStates({ areas, filter, page: pageNumber(request) });
  return { filter, editable, mayExport: can(user, "read", "pages"), ...overview };
}

export default function Translations() {
  return <TranslationsPage {...useLoaderData<typeof loader>()} />;
}
