import type { ReactNode } from "react";
import { withTranslations } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { useTranslationsView } from "~/ui/form/form-actions";
import type { FormReply } from "~/ui/form/schema-form";
import type { Language } from "~/i18n/languages";
import { type DraftNote, LiveForm } from "../record/draft-note";
import type { TextKey } from "./text";
import { siteTextFields } from "./text-fields";
import { fullNameOfText, nameOfPage, nameOfText } from "./text-labels";
import type { TextRef } from "./text-kind";
import { textPathsOf } from "./text-links";

type Answer = { conflict: Conflict } | { gone: unknown } | { reply: FormReply } | undefined;

type Props = {
  text: TextKey;
  /** Where its draft lies. */
  place: TextRef;
  draft: DraftNote;
  isReadOnly: boolean;
  /** The only language of the form; without it the form has all. */
  language?: Language;
  listUrl: string;
  isTableMissing: boolean;
  answer: Answer;
  form: (reply: FormReply | undefined) => ReactNode;
};

/** The screen of one text: its form, or the choice between two edits of it. */
export function TextScreen({ text, place, draft, isReadOnly, language, listUrl, isTableMissing, answer, form }: Props) {
  const [nameOf, view] = [useLanguageName(), useTranslationsView()];
  if (answer && "conflict" in answer) {
    const cancel = { url: listUrl, text: "Abbrechen" };
    return <ConflictPage conflict={answer.conflict} title={fullNameOfText(text)} fields={siteTextFields(language)} cancel={cancel} />;
  }
  const lead = language ? nameOf(language) : "In allen drei Sprachen.";
  return (
    <>
      <PageHeader title={nameOfText(text)} lead={lead} back={{ url: listUrl, text: nameOfPage(text.page) }}>
        <ButtonLink to={textPathsOf(text, language ?? "de").history()} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      {language ? <LanguageTabs current={language} urlOf={(other) => withTranslations(textPathsOf(text, other).edit, view)} /> : null}
      {isTableMissing && <MissingTable />}
      <LiveForm place={place} note={draft} isReadOnly={isReadOnly}>
        {form(answer && "reply" in answer ? answer.reply : undefined)}
      </LiveForm>
    </>
  );
}

/** Said wherever the built-in texts stand in for a table that is not there. */
export function MissingTable() {
  const text =
    "Die Tabelle der Texte existiert noch nicht. Sie sehen die mitgelieferten Texte; Änderungen bleiben nur lokal in diesem Fenster und werden nicht gespeichert.";
  return <NoticeBox notice={{ kind: "warning", text }} />;
}
