import { Link } from "@remix-run/react";
import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { useLanguageName } from "~/ui/admin/language-name";
import { type Column, Table } from "~/ui/admin/table";
import { TextBadge } from "./shown-text";
import { textFormAt } from "./text-views";
import { countStates, type TextState } from "./text";

type ListedText = { key: string; name: string; states: Readonly<Record<Language, TextState>> };

export function TextTable({ texts }: { texts: readonly ListedText[] }) {
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

export function TextCounts({ texts }: { texts: readonly ListedText[] }) {
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
