import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { savedText } from "~/domain/record/record-notices";
import { LegalScreen } from "~/domain/texts/legal-form";
import { NOT_SAVED, SAVED } from "~/domain/texts/podcast-section";
import { PodcastSectionScreen } from "~/domain/texts/podcast-section-screen";
import { TextScreen } from "~/domain/texts/text-form";
import { textAt, textResourceIn } from "~/domain/texts/text-kinds";
import type { TextParts } from "~/domain/texts/text-kind";
import { TEXTS } from "~/domain/texts/text-operations.server";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { readDraftForm } from "~/http/draft-form.server";
import { notFound } from "~/http/errors";
import { invalid } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openText, requireTextPermission } from "~/http/text-form.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

/** What the screen says, by what its text is of. */
const WORDS = {
  pages: { title: "Text bearbeiten", notLoaded: "Fehler beim Laden der Seiteninhalte", notSaved: "Fehler beim Speichern", saved: savedText },
  content: { title: "Inhalt bearbeiten", notLoaded: "Fehler beim Laden der Inhalte", notSaved: "Fehler beim Speichern des Inhalts", saved: savedText },
  podcast_content: { title: "Podcast-Inhalte", notLoaded: "Fehler beim Laden der Inhalte", notSaved: NOT_SAVED, saved: () => SAVED },
  legal: { title: "Rechtstext bearbeiten", notLoaded: "Fehler beim Laden der Seiteninhalte", notSaved: "Fehler beim Speichern", saved: savedText },
};

export const meta: MetaFunction = (screen) => screenTitle(wordsAt(screen.params).title)(screen);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { text, user } = await requireTextPermission(request, "read", params);
  return openText(request, user, text);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { text, user } = await requireTextPermission(request, "update", params);
  const { save, historyOf } = TEXTS[text.resource];
  const [about, view, past] = [textAt(text), textViewAt(text), historyOf(text.recordId)];
  if (about === null || view === null || past === null) throw notFound();
  const form = await readDraftForm(request, text, user.adminUserId);
  if (!form.ok) return invalid(form.reply, form.status);
  const { version, values, reply } = form;
  const { saved, notSaved } = WORDS[text.resource];
  return answerSave(request, () => save(text.recordId, { form: values, version, by: user.adminUserId }), {
    listUrl: view.urlInList,
    undo: { place: past.place, resetUrl: view.urls.reset },
    saved: () => ({ text: saved(about.name), screen: about.screen, ...(about.language && { language: about.language }) }),
    failed: notSaved,
    reply,
    values,
    mayCreate: false,
  });
}

export default function EditText() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  if (opened.of === "podcast") return <PodcastSectionScreen {...opened} answer={answer} />;
  return opened.of === "legal" ? <LegalScreen {...opened} answer={answer} /> : <TextScreen {...opened} answer={answer} />;
}

export function ErrorBoundary() {
  const params = useParams();
  return <RouteError failure={wordsAt(params).notLoaded} fields={textFieldsIn(params)} />;
}

/** The table of URLs leads here from each kind of text. */
function wordsAt(params: TextParts) {
  return WORDS[textResourceIn(params) ?? "pages"];
}
