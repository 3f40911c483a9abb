import { Link } from "@remix-run/react";
import type { Language } from "~/i18n/languages";
import { TEXT_LANGUAGES } from "~/ui/admin/language-tabs";
import { type Column, Table } from "~/ui/admin/table";
import type { Word } from "./word";
import { WordBadge } from "./word-badge";
import { editUrlOf } from "./word-links";
import { fullNameOfWord, LANGUAGE_NAMES } from "./word-names";
import { countStates, wordStateOf } from "./word-state";

/** Each text with its state in every language. */
export function WordTable({ words, mayEdit }: { words: readonly Word[]; mayEdit: (word: Word) => boolean }) {
  const columns: Column<Word>[] = [
    { head: "Text", isHeading: true, cell: (word) => <Name word={word} mayEdit={mayEdit(word)} /> },
    ...TEXT_LANGUAGES.map((language) => ({
      head: LANGUAGE_NAMES[language],
      cell: (word: Word) => <State word={word} language={language} mayEdit={mayEdit(word)} />,
    })),
  ];
  return (
    <Table caption="Texte der Website und ihr Stand je Sprache" columns={columns} rows={words} keyOf={({ page, section }) => `${page} ${section}`} />
  );
}

/** How many texts of each language staff have written, and how many wait for somebody. */
export function WordCounts({ words }: { words: readonly Word[] }) {
  const rows = TEXT_LANGUAGES.map((language) => ({ language, ...countStates(words, language) }));
  const columns: Column<(typeof rows)[number]>[] = [
    { head: "Sprache", isHeading: true, cell: ({ language }) => LANGUAGE_NAMES[language] },
    { head: "Bearbeitet", align: "end", cell: ({ edited }) => edited },
    { head: "Übersetzung fehlt", align: "end", cell: ({ missing }) => missing },
    { head: "Veraltet", align: "end", cell: ({ outdated }) => outdated },
  ];
  return <Table caption="Bearbeitete, fehlende und veraltete Texte je Sprache" columns={columns} rows={rows} keyOf={({ language }) => language} />;
}

function Name({ word, mayEdit }: { word: Word; mayEdit: boolean }) {
  const name = fullNameOfWord(word);
  return mayEdit ? <Link to={editUrlOf(word, "de")}>{name}</Link> : name;
}

type StateProps = { word: Word; language: Language; mayEdit: boolean };

/** It leads to the form, because a text of a field of work has one for each language. */
function State({ word, language, mayEdit }: StateProps) {
  const state = wordStateOf(word, language);
  if (state === "builtIn") return <span className="cell-quiet">Mitgeliefert</span>;
  if (!mayEdit) return <WordBadge state={state} />;
  return (
    <Link className="word-state" to={editUrlOf(word, language)}>
      <WordBadge state={state} />
      <span className="visually-hidden">
        {" "}
        {fullNameOfWord(word)}, {LANGUAGE_NAMES[language]}
      </span>
    </Link>
  );
}
