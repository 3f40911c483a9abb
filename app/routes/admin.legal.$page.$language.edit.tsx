import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { legalSchema } from "~/domain/texts/legal-schema";
import { LegalScreen } from "~/domain/texts/legal-screen";
import { legalName } from "~/domain/texts/legal-text";
import { keyOfPage } from "~/domain/texts/legal-page";
import { saveLegal } from "~/domain/texts/save-legal.server";
import { screenOfPage } from "~/domain/texts/text-labels";
import { savedText } from "~/domain/record/record-notices";
import { requirePermission } from "~/http/guard.server";
import { legalPlaceIn, openLegal } from "~/http/legal-form.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Rechtstext bearbeiten");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  return openLegal(request, user, legalPlaceIn(params));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const place = legalPlaceIn(params);
  const read = await readForm(request, legalSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSave(request, () => saveLegal(place, { form, version, by }), {
    listUrl: paths.admin.legal.list,
    saved: () => ({ text: savedText(legalName(place)), screen: screenOfPage(keyOfPage(place.page)), language: place.language }),
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
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" homeUrl={paths.admin.home} />;
}
