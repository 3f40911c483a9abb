import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { hasState, type StateFilter, stateFilterFrom, type TextState } from "~/domain/texts/text";
import { listStatedTexts } from "~/domain/texts/text-sources.server";
import { TextCounts, TextTable } from "~/domain/texts/text-table";
import { pageOf } from "~/domain/record/list-pages";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { adminScreen } from "~/ui/admin/route-error";
import { Tabs } from "~/ui/admin/tabs";

export const { meta, ErrorBoundary } = adminScreen({ title: "Stand der Texte", failure: "Fehler beim Laden der Seiten" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const readable = (await listStatedTexts()).filter(({ resource }) => can(user, "read", resource));
  const texts = readable.map(({ key, place: name, states }) => ({ key, name, states }));
  const state = stateFilterFrom(new URL(request.url).searchParams.get("state"));
  return { texts, state, page: pageOf(pageNumber(request), textsIn(texts, state).length).page };
}

function textsIn<Text extends { states: Record<Language, TextState> }>(texts: readonly Text[], filter: StateFilter | null): Text[] {
  return texts.filter(({ states }) => filter === null || hasState(states, filter));
}

const FILTERS: readonly { label: string; state: StateFilter | null }[] = [
  { label: "Alle", state: null },
  { label: "Bearbeitet", state: "edited" },
  { label: "Übersetzung fehlt", state: "missing" },
  { label: "Veraltet", state: "outdated" },
];

export default function TextStates() {
  const { texts, state, page } = useLoaderData<typeof loader>();
  const tabs = FILTERS.map(({ label, state: filter }) => ({
    label,
    url: paths.admin.texts(filter ?? ""),
    isCurrent: filter === state,
    count: textsIn(texts, filter).length,
  }));
  const listed = textsIn(texts, state);
  const { skip, take, ...pages } = pageOf(page, listed.length);
  return (
    <>
      <PageHeader
        title="Stand der Texte"
        lead="Welche Texte bearbeitet sind, wo eine Übersetzung fehlt und was nach einer Änderung zu prüfen ist."
        back={{ url: paths.admin.pages, text: "Seiten" }}
      >
        <ButtonLink to={paths.admin.textFiles.list} icon="file">
          Für Übersetzer
        </ButtonLink>
      </PageHeader>
      <TextCounts texts={texts} />
      <Tabs label="Stand" tabs={tabs} />
      {listed.length === 0 && <EmptyState icon="checkCircle" title="Hier ist nichts zu tun" />}
      {listed.length > 0 && <TextTable texts={listed.slice(skip, skip + take)} />}
      <Pagination label="Seiten der Liste" {...pages} urlOf={(other) => paths.admin.texts(state ?? "", other)} />
    </>
  );
}
