import type { Language } from "~/i18n/languages";
import { ButtonLink } from "~/ui/admin/button-link";
import { Panel } from "~/ui/admin/panel";
import { shownText, type SiteText } from "./text";
import { TextBadge } from "./text-badge";
import { textPathsOf } from "./text-links";
import { nameOfText } from "./text-labels";
import { textStateOf } from "./text-state";

type Props = { title: string; texts: readonly SiteText[]; language: Language; mayEdit: boolean };

/** The texts of a field of work in one language, and how many of them are saved. */
export function AreaTexts({ title, texts, language, mayEdit }: Props) {
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

function Status({ saved, all }: { saved: number; all: number }) {
  return (
    <p className="status-box">
      <meter className="status-meter" min={0} max={all} value={saved} aria-hidden="true" />
      Gespeicherte Felder: {saved} von {all}
    </p>
  );
}

function AreaText({ text, language, mayEdit }: { text: SiteText; language: Language; mayEdit: boolean }) {
  const name = nameOfText(text);
  const isSaved = text.texts[language].value.trim() !== "";
  return (
    <li className="record word" id={text.section}>
      <div className="record-body">
        <h3 className="text-label word-label">
          {name}
          <TextBadge state={textStateOf(text, language)} />
        </h3>
        <p className="text-value" lang={language}>
          {shownText(text, language)}
        </p>
        {!isSaved && <p className="record-note">Mitgelieferter Text, noch nicht gespeichert</p>}
      </div>
      <div className="record-actions">
        <ButtonLink to={textPathsOf(text, language).edit} icon={mayEdit ? "pencil" : "file"} size="sm" about={name}>
          {mayEdit ? "Bearbeiten" : "Ansehen"}
        </ButtonLink>
      </div>
    </li>
  );
}
