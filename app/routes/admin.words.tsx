import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import { type ListedText, listedText, podcastTexts } from "~/domain/texts/listed-text";
import { textPathsOf } from "~/domain/texts/text-links";
import { hasState, stateFilterFrom, type StateFilter } from "~/domain/texts/text-state";
import { findAllTexts } from "~/domain/texts/text-rows.server";
import { MissingTable } from "~/domain/texts/shown-text";
import { TextCounts, TextTable } from "~/domain/texts/text-table";
import { listEditedSections } from "~/domain/texts/podcast-sections.server";
import type { SectionKey } from "~/domain/texts/podcast-section";
import { pageOf } from "~/domain/record/list-pages";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { byLanguage } from "~/i18n/languages";
import { isServiceArea } from "~/i18n/service-areas";
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
  const found = await findAllTexts();
  const shown = found.texts.filter(({ page }) => !isServiceArea(page) || can(user, "read", "content"));
  const texts = shown.map((text) => {
    const mayEdit = can(user, "update", isServiceArea(text.page) ? "content" : "pages");
    return listedText(text, mayEdit ? byLanguage((language) => textPathsOf(text, language).edit) : null);
  });
  const state = stateFilterFrom(new URL(request.url).searchParams.get("state"));
  return { texts: [...texts, ...(await listPodcastTexts(user))], state, wanted: pageNumber(request), isTableMissing: found.isTableMissing };
}

async function listPodcastTexts(user: CurrentUser): Promise<ListedText[]> {
  if (!can(user, "read", "podcast_content")) return [];
  const { section } = paths.admin.podcastContent;
  const urlOf = can(user, "update", "podcast_content") ? ({ key, language }: SectionKey) => section(language, key).edit : null;
  return podcastTexts(await listEditedSections(), urlOf);
}

const FILTERS: readonly { label: string; state: StateFilter | null }[] = [
  { label: "Alle", state: null },
  { label: "Bearbeitet", state: "edited" },
  { label: "Übersetzung fehlt", state: "missing" },
  { label: "Veraltet", state: "outdated" },
];

export default function TextStates() {
  const { texts, state, wanted, isTableMissing } = useLoaderData<typeof loader>();
  const textsIn = (filter: StateFilter | null) => texts.filter(({ states }) => filter === null || hasState(states, filter));
  const tabs = FILTERS.map(({ label, state: filter }) => ({
    label,
    url: paths.admin.texts(filter ?? ""),
    isCurrent: filter === state,
    count: textsIn(filter).length,
  }));
  const listed = textsIn(state);
  const { skip, take, ...pages } = pageOf(wanted, listed.length);
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
      {isTableMissing && <MissingTable />}
      <TextCounts texts={texts} />
      <Tabs label="Stand" tabs={tabs} />
      {listed.length === 0 && <EmptyState icon="checkCircle" title="Hier ist nichts zu tun" />}
      {listed.length > 0 && <TextTable texts={listed.slice(skip, skip + take)} />}
      <Pagination label="Seiten der Liste" {...pages} urlOf={(page) => paths.admin.texts(state ?? "", page)} />
    </>
  );
}
