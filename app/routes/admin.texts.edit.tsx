import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type TextParts, textResourceIn } from "~/domain/texts/text-kinds";
import { textFieldsIn, textPathsOf, textViewAt } from "~/domain/texts/text-views";
import { type EditAnswer, LiveForm } from "~/domain/record/edit-screen";
import { MissingTable } from "~/domain/texts/shown-text";
import { TextForm } from "~/domain/texts/text-form";
import { nameOfPage, nameOfText, screenOfPage } from "~/domain/texts/text-labels";
import { answerTextSave, openText, requireTextPermission } from "~/http/text-form.server";
import { prefixedPath } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { withTranslations } from "~/ui/admin/address";
import { HistoryLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { SiteLink } from "~/ui/admin/site-link";
import { useTranslationsView } from "~/ui/form/form-actions";

const NOT_SAVED = "Fehler beim Speichern";

const LABELS = {
  pages: { title: "Text bearbeiten", notLoaded: "Fehler beim Laden der Seiteninhalte", notSaved: NOT_SAVED },
  content: { title: "Inhalt bearbeiten", notLoaded: "Fehler beim Laden der Inhalte", notSaved: "Fehler beim Speichern des Inhalts" },
  legal: { title: "Rechtstext bearbeiten", notLoaded: "Fehler beim Laden der Seiteninhalte", notSaved: NOT_SAVED },
};

/** Not for the podcast, whose sections have their own screen. */
function labelsIn(params: TextParts) {
  const resource = textResourceIn(params);
  return LABELS[resource === "content" || resource === "legal" ? resource : "pages"];
}

export const { meta, ErrorBoundary } = adminScreen(({ params }) => {
  const { title, notLoaded: failure } = labelsIn(params);
  return { title, failure, fields: textFieldsIn(params) };
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { text, user } = await requireTextPermission(request, "read", params);
  return openText(request, user, text);
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerTextSave(request, params, { viewAt: textViewAt, failed: labelsIn(params).notSaved });
}

export default function EditText() {
  const { place, title, subject, draft, isReadOnly, ...opened } = useLoaderData<typeof loader>();
  const answer: EditAnswer = useActionData<typeof action>();
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
