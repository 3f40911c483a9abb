import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageWordForm } from "~/domain/texts/word-form";
import { listUrlOf, placeInList } from "~/domain/texts/word-links";
import { fullNameOfWord, placeAt, screenOfWords } from "~/domain/texts/word-names";
import { problemsIn, wordSchema } from "~/domain/texts/word-schema";
import { saveWord } from "~/domain/texts/save-word.server";
import { WordScreen } from "~/domain/texts/word-screen";
import { savedText } from "~/domain/record/record-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openWord } from "~/http/text-form.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Text bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  return openWord(request, user, { place: placeIn(params), extent: "all" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const place = placeIn(params);
  const read = await readForm(request, wordSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  const problems = problemsIn(place, form);
  if (Object.keys(problems).length > 0) return invalid(refuse(read.reply, problems));
  return answerSave(request, () => saveWord({ place, extent: "all", form, version, by }), {
    listUrl: listUrlOf(place),
    saved: () => ({ text: savedText(fullNameOfWord(place)), screen: screenOfWords(place.page) }),
    failed: "Fehler beim Speichern",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

function placeIn({ page = "", section = "" }: Record<string, string | undefined>) {
  const place = placeAt("pages", page.toLowerCase(), section.toLowerCase());
  if (place === null) throw notFound();
  return place;
}

export default function EditPageWord() {
  const { word, values, isRestored, isTableMissing, draft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <WordScreen
      place={word}
      draft={draft}
      listUrl={placeInList(word)}
      isTableMissing={isTableMissing}
      answer={answer}
      form={(reply) => <PageWordForm word={word} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" homeUrl={paths.admin.home} />;
}
