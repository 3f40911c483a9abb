import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ADMIN_ROLE, can } from "~/domain/people/access/permissions";
import { SEARCHED_AREAS } from "~/domain/desk/search";
import { searchRecords } from "~/domain/desk/search.server";
import { SearchResults } from "~/domain/desk/search-results";
import { requireUser } from "~/http/guard.server";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { SearchForm } from "~/ui/admin/search-form";

export const { meta, ErrorBoundary } = adminScreen({ title: "Suche", failure: "Fehler bei der Suche" });

/** Needs no permission: searches only what the person may read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const question = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  // users only for admins, because some results may be admins, and readers cannot open the form of a user
  const mayOpenUsers = user.roleName === ADMIN_ROLE && can(user, "update", "users");
  const openable = SEARCHED_AREAS.filter((area) => area !== "users" || mayOpenUsers);
  return { title: question, openable, found: await searchRecords(user, question) };
}

export default function Search() {
  const { title: question, openable, found } = useLoaderData<typeof loader>();
  const isEmpty = question !== "" && found.length === 0;
  return (
    <>
      <PageHeader title="Suche" lead="Alle Einträge und Texte, ohne auf Groß- und Kleinschreibung oder Akzente zu achten." />
      <SearchForm url={paths.admin.search} id="search-question" question={question} field={useAnswered(question)} />
      {isEmpty ? <EmptyState icon="search" title={`Nichts gefunden für ${quoted(question)}`} /> : null}
      <SearchResults question={question} found={found} openable={openable} />
    </>
  );
}

/** Follows the question in the address, which Back changes, unless the person typed something else. */
function useAnswered(question: string) {
  const field = useRef<HTMLInputElement>(null);
  const answered = useRef(question);
  useEffect(() => {
    if (field.current?.value === answered.current) field.current.value = question;
    answered.current = question;
  }, [question]);
  return field;
}
