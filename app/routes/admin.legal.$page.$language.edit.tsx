import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { legalSchema } from "~/domain/texts/legal-schema";
import { LegalScreen } from "~/domain/texts/legal-form";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { saveText } from "~/domain/texts/text-kind.server";
import { textFieldsIn } from "~/domain/texts/text-views";
import { savedText } from "~/domain/record/record-notices";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { openText, requireTextKey } from "~/http/text-form.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Rechtstext bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return openText(request, user, { kind: legalTexts, key: requireTextKey(legalTexts, params) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const key = requireTextKey(legalTexts, params);
  const read = await readForm(request, legalSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSave(request, () => saveText(legalTexts, key, { form, version, by }), {
    listUrl: paths.admin.legal.list,
    resetUrl: paths.admin.legal.text(key.page, key.language).reset,
    saved: () => ({ text: savedText(legalTexts.nameOf(key)), screen: legalTexts.screenOf(key), language: key.language }),
    failed: "Fehler beim Speichern",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function EditLegal() {
  return <LegalScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" fields={textFieldsIn(useParams())} />;
}
