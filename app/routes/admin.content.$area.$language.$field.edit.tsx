import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { AreaTextForm, TextScreen } from "~/domain/texts/text-form";
import { urlInList } from "~/domain/texts/text-links";
import { areaTexts } from "~/domain/texts/site-texts.server";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { requirePermission } from "~/http/guard.server";
import { answerTextSave, openText, requireTextKey } from "~/http/text-form.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Inhalt bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "content");
  const key = requireTextKey(areaTexts, params);
  return { language: areaTexts.languageOf(key) ?? DEFAULT_LANGUAGE, ...(await openText(request, user, { kind: areaTexts, key })) };
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerTextSave(request, params, { viewAt: textViewAt, failed: "Fehler beim Speichern des Inhalts" });
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
