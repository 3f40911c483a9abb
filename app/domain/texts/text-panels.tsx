import type { Language } from "~/i18n/languages";
import { ButtonLink } from "~/ui/admin/button-link";
import { Panel } from "~/ui/admin/panel";
import { ShownText } from "./shown-text";
import { shownText, type SiteText } from "./text";
import { TextBadge } from "./text-badge";
import { editUrlOf } from "./text-links";
import { LANGUAGE_NAMES, nameOfText } from "./text-labels";
import { textStateOf } from "./text-state";

type Props = { words: readonly SiteText[]; languages: readonly Language[]; mayEdit: boolean };

/** The texts of a page, each in its languages side by side as the site shows them. */
export function TextPanels({ words, ...props }: Props) {
  return (
    <div className="stack">
      {words.map((word) => (
        <div className="word" id={word.section} key={word.section}>
          <TextPanel word={word} {...props} />
        </div>
      ))}
    </div>
  );
}

function TextPanel({ word, languages, mayEdit }: { word: SiteText } & Omit<Props, "words">) {
  const name = nameOfText(word);
  const edit = mayEdit && (
    <ButtonLink to={editUrlOf(word, languages[0] ?? "de")} icon="pencil" size="sm" about={name}>
      Bearbeiten
    </ButtonLink>
  );
  return (
    <Panel title={name} actions={edit}>
      <dl className="side-by-side">
        {languages.map((language) => (
          <LanguageText key={language} word={word} language={language} />
        ))}
      </dl>
    </Panel>
  );
}

function LanguageText({ word, language }: { word: SiteText; language: Language }) {
  return (
    <div>
      <dt className="text-label word-label">
        {LANGUAGE_NAMES[language]}
        <TextBadge state={textStateOf(word, language)} />
      </dt>
      <dd className="text-value" lang={language}>
        <ShownText place={word} text={shownText(word, language)} />
      </dd>
    </div>
  );
}
