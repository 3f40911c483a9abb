import type { Language } from "~/i18n/languages";
import { ButtonLink } from "~/ui/admin/button-link";
import { useLanguageName } from "~/ui/admin/language-name";
import { Panel } from "~/ui/admin/panel";
import { ShownText, TextBadge } from "./shown-text";
import { shownText, type SiteText, textStateOf } from "./text";
import { textPathsOf } from "./text-views";
import { nameOfText } from "./text-labels";

type PanelsProps = { texts: readonly SiteText[]; languages: readonly Language[]; mayEdit: boolean };

export function TextPanels({ texts, ...props }: PanelsProps) {
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

type AreaProps = { title: string; texts: readonly SiteText[]; language: Language; mayEdit: boolean };

export function AreaTexts({ title, texts, language, mayEdit }: AreaProps) {
  const saved = texts.filter(({ texts }) => texts[language].value.trim() !== "").length;
  return (
    <Panel title={title} actions={<Status saved={saved} all={texts.length} />}>
      <ul className="records">
        {texts.map((text) => (
          <AreaText key={text.section} text={text} language={language} mayEdit={mayEdit} />
        ))}
      </ul>
    </Panel>
  );
}

function TextPanel({ text, languages, mayEdit }: { text: SiteText } & Omit<PanelsProps, "texts">) {
  return (
    <Panel title={nameOfText(text)} actions={<EditLink text={text} language={languages[0] ?? "de"} mayEdit={mayEdit} />}>
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

type TextProps = { text: SiteText; language: Language; mayEdit: boolean };

function EditLink({ text, language, mayEdit }: TextProps) {
  return (
    <ButtonLink to={textPathsOf(text, language).edit} icon={mayEdit ? "pencil" : "file"} size="sm" about={nameOfText(text)}>
      {mayEdit ? "Bearbeiten" : "Ansehen"}
    </ButtonLink>
  );
}

function Status({ saved, all }: { saved: number; all: number }) {
  return (
    <p className="status-box">
      <meter className="status-meter" min={0} max={all} value={saved} aria-hidden="true" />
      Gespeicherte Felder: {`${saved.toString()}\u00a0von\u00a0${all.toString()}`}
    </p>
  );
}

function AreaText({ text, language, mayEdit }: TextProps) {
  const isSaved = text.texts[language].value.trim() !== "";
  return (
    <li className="record word" id={text.section}>
      <div className="record-body">
        <h3 className="text-label word-label">
          {nameOfText(text)}
          <TextBadge state={textStateOf(text, language)} />
        </h3>
        <p className="text-value" lang={language}>
          {shownText(text, language)}
        </p>
        {!isSaved && <p className="record-note">Mitgelieferter Text, noch nicht gespeichert</p>}
      </div>
      <div className="record-actions">
        <EditLink text={text} language={language} mayEdit={mayEdit} />
      </div>
    </li>
  );
}
