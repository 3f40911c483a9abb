import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { AreaTextForm, TextScreen } from "~/domain/texts/text-form";
import { textPathsOf, urlInList } from "~/domain/texts/text-links";
import { textSchema } from "~/domain/texts/text-schema";
import { areaTexts, typedForm } from "~/domain/texts/site-texts.server";
import { saveText } from "~/domain/texts/text-kind.server";
import { textFieldsIn } from "~/domain/texts/text-views";
import { savedText } from "~/domain/record/record-notices";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openText, requireTextKey } from "~/http/text-form.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Inhalt bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "content");
  const key = requireTextKey(areaTexts, params);
  return { language: areaTexts.languageOf(key) ?? DEFAULT_LANGUAGE, ...(await openText(request, user, { kind: areaTexts, key })) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "content");
  const key = requireTextKey(areaTexts, params);
  const language = areaTexts.languageOf(key) ?? DEFAULT_LANGUAGE;
  const read = await readForm(request, textSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...typed } = read.value;
  const form = typedForm(key, typed);
  return answerSave(request, () => saveText(areaTexts, key, { form, version, by }), {
    listUrl: urlInList(key, language),
    resetUrl: textPathsOf(key, language).reset,
    saved: () => ({ text: savedText(areaTexts.nameOf(key)), screen: areaTexts.screenOf(key), language }),
    failed: "Fehler beim Speichern des Inhalts",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function EditAreaText() {
  const opened = useLoaderData<typeof loader>();
  const { language, values, isRestored } = opened;
  const { text } = opened.stored;
  return (
    <TextScreen
      {...opened}
      text={text}
      listUrl={urlInList(text, language)}
      answer={useActionData<typeof action>()}
      form={(reply) => <AreaTextForm text={text} language={language} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" fields={textFieldsIn(useParams())} />;
}
