import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { LegalScreen } from "~/domain/texts/legal-form";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { requirePermission } from "~/http/guard.server";
import { answerTextSave, openText, requireTextKey } from "~/http/text-form.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Rechtstext bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return openText(request, user, { kind: legalTexts, key: requireTextKey(legalTexts, params) });
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerTextSave(request, params, { viewAt: textViewAt, failed: "Fehler beim Speichern" });
}

export default function EditLegal() {
  return <LegalScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" fields={textFieldsIn(useParams())} />;
}
