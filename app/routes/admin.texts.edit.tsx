import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type TextParts, textResourceIn } from "~/domain/texts/text-kinds";
import { TextScreen } from "~/domain/texts/text-screen";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { answerTextSave, openText, requireTextPermission } from "~/http/text-form.server";
import { adminScreen } from "~/ui/admin/route-error";

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
  return <TextScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
