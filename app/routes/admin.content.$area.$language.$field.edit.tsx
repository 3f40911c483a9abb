import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AreaWordForm } from "~/domain/texts/word-form";
import { listUrlOf, placeInList } from "~/domain/texts/word-links";
import { fullNameOfWord, LANGUAGE_NAMES, placeAt, screenOfWords } from "~/domain/texts/word-names";
import { textSchema } from "~/domain/texts/word-schema";
import { saveWord } from "~/domain/texts/save-word.server";
import { WordScreen } from "~/domain/texts/word-screen";
import { savedText } from "~/domain/record/record-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openWord } from "~/http/text-form.server";
import { isLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Inhalt bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "content");
  const { place, language } = placeIn(params);
  return { language, ...(await openWord(request, user, { place, extent: language })) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "content");
  const { place, language } = placeIn(params);
  const read = await readForm(request, textSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  const name = `${fullNameOfWord(place)} (${LANGUAGE_NAMES[language]})`;
  return answerSave(request, () => saveWord({ place, extent: language, form, version, by }), {
    listUrl: listUrlOf(place, language),
    saved: () => ({ text: savedText(name), screen: screenOfWords(place.page), language }),
    failed: "Fehler beim Speichern des Inhalts",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

function placeIn({ area = "", language = "", field = "" }: Record<string, string | undefined>) {
  const place = placeAt("content", area.toLowerCase(), field.toLowerCase());
  const code = language.toLowerCase();
  if (place === null || !isLanguage(code)) throw notFound();
  return { place, language: code };
}

export default function EditAreaWord() {
  const { word, language, values, isRestored, isTableMissing, draft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <WordScreen
      place={word}
      draft={draft}
      language={language}
      listUrl={placeInList(word, language)}
      isTableMissing={isTableMissing}
      answer={answer}
      form={(reply) => <AreaWordForm word={word} language={language} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" homeUrl={paths.admin.home} />;
}
