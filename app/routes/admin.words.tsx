import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { countStates, hasState, type StateFilter, stateFilterFrom, type TextState } from "~/domain/texts/text";
import { listStatedTexts } from "~/domain/texts/text-sources.server";
import { pageOf } from "~/domain/record/list-pages";
import { TextBadge } from "~/domain/texts/shown-text";
import { textFormAt } from "~/domain/texts/text-views";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { adminScreen } from "~/ui/admin/route-error";
import { Tabs } from "~/ui/admin/tabs";
import { useLanguageName } from "~/ui/admin/language-name";
import { type Column, Table } from "~/ui/admin/table";

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

type ListedText = Awaited<ReturnType<typeof loader>>["texts"][number];

function TextTable({ texts }: { texts: readonly ListedText[] }) {
  const nameOf = useLanguageName();
  const columns: Column<ListedText>[] = [
    { head: "Text", isHeading: true, cell: ({ key, name }) => <Link to={textFormAt(key, "de").url}>{name}</Link> },
    ...TEXT_LANGUAGES.map((language) => ({
      head: nameOf(language),
      cell: (text: ListedText) => <State text={text} language={language} />,
    })),
  ];
  return <Table caption="Texte der Website und ihr Stand je Sprache" columns={columns} rows={texts} keyOf={({ key }) => key} />;
}

function TextCounts({ texts }: { texts: readonly ListedText[] }) {
  const nameOf = useLanguageName();
  const rows = TEXT_LANGUAGES.map((language) => ({ language, ...countStates(texts.map(({ states }) => states[language])) }));
  const columns: Column<(typeof rows)[number]>[] = [
    { head: "Sprache", isHeading: true, cell: ({ language }) => nameOf(language) },
    { head: "Bearbeitet", align: "end", cell: ({ edited }) => edited },
    { head: "Übersetzung fehlt", align: "end", cell: ({ missing }) => missing },
    { head: "Veraltet", align: "end", cell: ({ outdated }) => outdated },
  ];
  return <Table caption="Bearbeitete, fehlende und veraltete Texte je Sprache" columns={columns} rows={rows} keyOf={({ language }) => language} />;
}

function State({ text: { key, name, states }, language }: { text: ListedText; language: Language }) {
  const state = states[language];
  if (state === "builtIn") return <span className="cell-quiet">Mitgeliefert</span>;
  return (
    <Link className="word-state" to={textFormAt(key, language).url}>
      <TextBadge state={state} />
      <span className="visually-hidden">
        {" "}
        {name}, {LANGUAGE_NAMES[language]}
      </span>
    </Link>
  );
}
