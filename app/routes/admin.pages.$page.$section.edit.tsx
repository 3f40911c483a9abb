import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { PageTextForm, TextScreen } from "~/domain/texts/text-form";
import { urlInList } from "~/domain/texts/text-links";
import { pageTexts } from "~/domain/texts/site-texts.server";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { requirePermission } from "~/http/guard.server";
import { answerTextSave, openText, requireTextKey } from "~/http/text-form.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Text bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return openText(request, user, { kind: pageTexts, key: requireTextKey(pageTexts, params) });
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerTextSave(request, params, { viewAt: textViewAt, failed: "Fehler beim Speichern" });
}

export default function EditPageText() {
  const opened = useLoaderData<typeof loader>();
  const { values, isRestored } = opened;
  const { text } = opened.stored;
  return (
    <TextScreen
      {...opened}
      text={text}
      listUrl={urlInList(text)}
      answer={useActionData<typeof action>()}
      form={(reply) => <PageTextForm text={text} values={values} isRestored={isRestored} reply={reply} />}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" fields={textFieldsIn(useParams())} />;
}
