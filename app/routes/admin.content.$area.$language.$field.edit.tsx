import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AreaTextForm } from "~/domain/texts/text-form";
import { listUrlOf, placeInList } from "~/domain/texts/text-links";
import { fullNameOfText, LANGUAGE_NAMES, placeAt, screenOfPage } from "~/domain/texts/text-labels";
import { textSchema } from "~/domain/texts/text-schema";
import { saveText } from "~/domain/texts/save-text.server";
import { TextScreen } from "~/domain/texts/text-screen";
import { savedText } from "~/domain/record/record-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openText } from "~/http/text-form.server";
import { isLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Inhalt bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "content");
  const { place, language } = placeIn(params);
  return { language, ...(await openText(request, user, { place, extent: language })) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "content");
  const { place, language } = placeIn(params);
  const read = await readForm(request, textSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  const name = `${fullNameOfText(place)} (${LANGUAGE_NAMES[language]})`;
  return answerSave(request, () => saveText({ place, extent: language, form, version, by }), {
    listUrl: listUrlOf(place, language),
    saved: () => ({ text: savedText(name), screen: screenOfPage(place.page), language }),
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

export default function EditAreaText() {
  const { word, language, values, isRestored, isTableMissing, draft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <TextScreen
      place={word}
      draft={draft}
      language={language}
      listUrl={placeInList(word, language)}
      isTableMissing={isTableMissing}
      answer={answer}
      form={(reply) => <AreaTextForm word={word} language={language} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" homeUrl={paths.admin.home} />;
}
