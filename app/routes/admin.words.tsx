import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { hasState, stateFilterFrom, type StateFilter } from "~/domain/pages/word-state";
import { findAllWords } from "~/domain/pages/word-rows.server";
import { MissingTable } from "~/domain/pages/word-screen";
import { WordCounts, WordTable } from "~/domain/pages/word-table";
import { requirePermission } from "~/http/guard.server";
import { isArea } from "~/i18n/areas";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { Tabs } from "~/ui/admin/tabs";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Stand der Texte");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const found = await findAllWords();
  const words = found.words.filter(({ page }) => !isArea(page) || can(user, "read", "content"));
  const state = stateFilterFrom(new URL(request.url).searchParams.get("state"));
  const may = { pages: can(user, "update", "pages"), content: can(user, "update", "content") };
  return { words, state, may, isTableMissing: found.isTableMissing };
}

const FILTERS: readonly { label: string; state: StateFilter | null }[] = [
  { label: "Alle", state: null },
  { label: "Bearbeitet", state: "edited" },
  { label: "Übersetzung fehlt", state: "missing" },
  { label: "Veraltet", state: "outdated" },
];

export default function Words() {
  const { words, state, may, isTableMissing } = useLoaderData<typeof loader>();
  const wordsIn = (filter: StateFilter | null) => words.filter((word) => filter === null || hasState(word, filter));
  const tabs = FILTERS.map(({ label, state: filter }) => ({
    label,
    url: paths.admin.words(filter ?? ""),
    isCurrent: filter === state,
    count: wordsIn(filter).length,
  }));
  const shown = wordsIn(state);
  return (
    <>
      <PageHeader
        title="Stand der Texte"
        lead="Welche Texte bearbeitet sind, wo eine Übersetzung fehlt und was nach einer Änderung zu prüfen ist."
        back={{ url: paths.admin.pages, text: "Seiten" }}
      />
      {isTableMissing && <MissingTable />}
      <WordCounts words={words} />
      <Tabs label="Stand" tabs={tabs} />
      {shown.length === 0 && <EmptyState icon="checkCircle" title="Hier ist nichts zu tun" />}
      {shown.length > 0 && <WordTable words={shown} mayEdit={({ page }) => (isArea(page) ? may.content : may.pages)} />}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiten" homeUrl={paths.admin.home} />;
}
