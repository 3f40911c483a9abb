import type { Language } from "~/i18n/languages";
import { ButtonLink } from "~/ui/admin/button-link";
import { useLanguageName } from "~/ui/admin/language-name";
import { Panel } from "~/ui/admin/panel";
import { ShownText } from "./shown-text";
import { shownText, type SiteText } from "./text";
import { TextBadge } from "./text-badge";
import { textPathsOf } from "./text-links";
import { nameOfText } from "./text-labels";
import { textStateOf } from "./text-state";

type Props = { texts: readonly SiteText[]; languages: readonly Language[]; mayEdit: boolean };

/** The texts of a page, each in its languages side by side as the site shows them. */
export function TextPanels({ texts, ...props }: Props) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <div className="word" id={text.section} key={text.section}>
          <TextPanel text={text} {...props} />
        </div>
      ))}
    </div>
  );
}

function TextPanel({ text, languages, mayEdit }: { text: SiteText } & Omit<Props, "texts">) {
  const name = nameOfText(text);
  const edit = (
    <ButtonLink to={textPathsOf(text, languages[0] ?? "de").edit} icon={mayEdit ? "pencil" : "file"} size="sm" about={name}>
      {mayEdit ? "Bearbeiten" : "Ansehen"}
    </ButtonLink>
  );
  return (
    <Panel title={name} actions={edit}>
      <dl className="side-by-side">
        {languages.map((language) => (
          <LanguageText key={language} text={text} language={language} />
        ))}
      </dl>
    </Panel>
  );
}

function LanguageText({ text, language }: { text: SiteText; language: Language }) {
  const nameOf = useLanguageName();
  return (
    <div>
      <dt className="text-label word-label">
        {nameOf(language)}
        <TextBadge state={textStateOf(text, language)} />
      </dt>
      <dd className="text-value" lang={language}>
        <ShownText textKey={text} text={shownText(text, language)} />
      </dd>
    </div>
  );
}
