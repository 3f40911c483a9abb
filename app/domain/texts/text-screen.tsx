import type { ReactNode } from "react";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import type { FormReply } from "~/ui/form/schema-form";
import { TEXT_LANGUAGES } from "~/ui/admin/language-tabs";
import type { Language } from "~/i18n/languages";
import { type DraftNote, LiveForm } from "../record/draft-note";
import { draftPlaceOfText } from "./text-draft-places";
import type { TextKey } from "./text";
import { fullNameOfText, LANGUAGE_NAMES, nameOfPage, nameOfText } from "./text-labels";
import { fieldOf } from "./text-schema";

type Answer = { conflict: Conflict } | { gone: unknown } | { reply: FormReply } | undefined;

type Props = {
  place: TextKey;
  draft: DraftNote;
  /** The only language of the form; without it the form has all. */
  language?: Language;
  listUrl: string;
  isTableMissing: boolean;
  answer: Answer;
  form: (reply: FormReply | undefined) => ReactNode;
};

/** The screen of one text: its form, or the choice between two edits of it. */
export function TextScreen({ place, draft, language, listUrl, isTableMissing, answer, form }: Props) {
  if (answer && "conflict" in answer) {
    const cancel = { url: listUrl, text: "Abbrechen" };
    return <ConflictPage conflict={answer.conflict} title={fullNameOfText(place)} fields={conflictFields(language)} cancel={cancel} />;
  }
  const lead = language ? LANGUAGE_NAMES[language] : "In allen drei Sprachen.";
  return (
    <>
      <PageHeader title={nameOfText(place)} lead={lead} back={{ url: listUrl, text: nameOfPage(place.page) }} />
      {isTableMissing && <MissingTable />}
      <LiveForm place={draftPlaceOfText(place, language ?? "de")} note={draft}>
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

/** What the languages of a text are called where two edits meet. */
export function conflictFields(only: Language | undefined): Record<string, ConflictField> {
  if (only) return { content_value: { label: LANGUAGE_NAMES[only], kind: "lines", lang: only } };
  const fields = TEXT_LANGUAGES.map((language): [string, ConflictField] => [
    fieldOf(language),
    { label: LANGUAGE_NAMES[language], kind: "lines", lang: language },
  ]);
  return Object.fromEntries(fields);
}
