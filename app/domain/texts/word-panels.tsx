import type { Language } from "~/i18n/languages";
import { ButtonLink } from "~/ui/admin/button-link";
import { Panel } from "~/ui/admin/panel";
import { ShownWord } from "./shown-word";
import { shownText, type Word } from "./word";
import { WordBadge } from "./word-badge";
import { editUrlOf } from "./word-links";
import { LANGUAGE_NAMES, nameOfWord } from "./word-names";
import { wordStateOf } from "./word-state";

type Props = { words: readonly Word[]; languages: readonly Language[]; mayEdit: boolean };

/** The texts of a page, each in its languages side by side as the site shows them. */
export function WordPanels({ words, ...props }: Props) {
  return (
    <div className="stack">
      {words.map((word) => (
        <div className="word" id={word.section} key={word.section}>
          <WordPanel word={word} {...props} />
        </div>
      ))}
    </div>
  );
}

function WordPanel({ word, languages, mayEdit }: { word: Word } & Omit<Props, "words">) {
  const name = nameOfWord(word);
  const edit = mayEdit && (
    <ButtonLink to={editUrlOf(word, languages[0] ?? "de")} icon="pencil" size="sm" about={name}>
      Bearbeiten
    </ButtonLink>
  );
  return (
    <Panel title={name} actions={edit}>
      <dl className="side-by-side">
        {languages.map((language) => (
          <WordText key={language} word={word} language={language} />
        ))}
      </dl>
    </Panel>
  );
}

function WordText({ word, language }: { word: Word; language: Language }) {
  return (
    <div>
      <dt className="text-label word-label">
        {LANGUAGE_NAMES[language]}
        <WordBadge state={wordStateOf(word, language)} />
      </dt>
      <dd className="text-value" lang={language}>
        <ShownWord place={word} text={shownText(word, language)} />
      </dd>
    </div>
  );
}
