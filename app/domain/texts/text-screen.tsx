import { prefixedPath } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { HistoryLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { SiteLink } from "~/ui/admin/site-link";
import { useTranslationsView } from "~/ui/form/form-actions";
import type { FormValues } from "~/ui/form/schema-form";
import { type DraftNote, type EditAnswer, LiveForm } from "../record/edit-screen";
import { MissingTable } from "./shown-text";
import { type FormSubject, TextForm } from "./text-form";
import type { TextRef } from "./text-kinds";
import { nameOfPage, nameOfText, screenOfPage } from "./text-labels";
import { textPathsOf, textViewAt } from "./text-views";

type Props = {
  place: TextRef;
  title: string;
  subject: FormSubject;
  draft: DraftNote;
  isReadOnly: boolean;
  values: FormValues;
  isRestored: boolean;
  answer: EditAnswer;
};

export function TextScreen({ place, title, subject, draft, isReadOnly, answer, ...opened }: Props) {
  const [nameOf, translations, view] = [useLanguageName(), useTranslationsView(), textViewAt(place)];
  if (view === null) return null;
  const { language, stored: { text } } = subject;
  const isLegal = subject.kind === "legal";
  if (answer?.conflict) {
    return <ConflictPage conflict={answer.conflict} title={title} fields={view.fields} cancel={{ url: view.urlInList }} />;
  }
  const lead = language ? nameOf(language) : "In allen Sprachen.";
  return (
    <>
      <PageHeader title={isLegal ? nameOfPage(text.page) : nameOfText(text)} lead={lead} back={{ url: view.urlInList, text: view.list.text }}>
        <HistoryLink to={view.urls.history()} />
        {isLegal && <SiteLink href={prefixedPath(screenOfPage(text.page), subject.stored.language)} />}
      </PageHeader>
      {!isLegal && language && <LanguageTabs current={language} urlOf={(other) => withTranslations(textPathsOf(text, other).edit, translations)} />}
      {!isLegal && subject.isTableMissing && <MissingTable />}
      <LiveForm place={place} note={draft} isReadOnly={isReadOnly}>
        <TextForm subject={subject} {...opened} reply={answer?.reply} />
      </LiveForm>
    </>
  );
}
