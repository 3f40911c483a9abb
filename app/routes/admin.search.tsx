import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { SEARCHED_RESOURCES } from "~/domain/desk/search";
import { searchRecords } from "~/domain/desk/search.server";
import { SearchResults } from "~/domain/desk/search-results";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { screenError, screenTitle } from "~/ui/admin/route-error";
import { SearchForm } from "~/ui/admin/search-form";

export const meta = screenTitle("Suche");

export const ErrorBoundary = screenError("Fehler bei der Suche");

/** Everybody who works here may search; what is searched is what the person may read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "dashboard");
  const question = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  const editable = SEARCHED_RESOURCES.filter((resource) => can(user, "update", resource));
  return { question, editable, found: await searchRecords(user, question) };
}

export default function Search() {
  const { question, editable, found } = useLoaderData<typeof loader>();
  const isEmpty = question !== "" && found.length === 0;
  return (
    <>
      <PageHeader title="Suche" lead="Alle Einträge und Texte, ohne auf Groß- und Kleinschreibung oder Akzente zu achten." />
      <SearchForm url={paths.admin.search} id="search-question" question={question} />
      {isEmpty ? <EmptyState icon="search" title={`Nichts gefunden für „${question}“`} /> : null}
      <SearchResults question={question} found={found} editable={editable} />
    </>
  );
}
