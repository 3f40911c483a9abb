import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { TRANSLATED } from "~/domain/resources.server";
import { translatedResourceFrom } from "~/domain/resources";
import { ComparisonPage } from "~/domain/desk/comparison-page";
import { textMark } from "~/domain/desk/translation-overview";
import { confirmationSchema } from "~/domain/record/resource-schemas";
import { translationPlaceFrom } from "~/domain/record/translations";
import { invalid, readForm } from "~/http/read-form.server";
import { answerConfirmation } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/guard.server";
import { overviewUrlAt } from "~/http/translations-overview.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Übersetzung prüfen", failure: "Fehler beim Laden der Übersetzungen" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "read", translatedResourceFrom(params.resource));
  const { searchParams } = new URL(request.url);
  const place = translationPlaceFrom(params.id ?? "", searchParams);
  const text = place && (await TRANSLATED[resource].findTranslation(place));
  const view = (searchParams.get("view") ?? "").slice(0, 200);
  return { resource, text: place && text && { ...place, ...text }, mayUpdate: can(user, "update", resource), view };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", translatedResourceFrom(params.resource));
  const form = await readForm(request, confirmationSchema);
  if (!form.ok) return invalid(form.reply);
  const { view, ...confirmed } = form.value;
  const mark = textMark(confirmed.language, `${resource}/${params.id ?? ""}/${confirmed.field}`);
  const confirmation = { id: params.id ?? "", by: user.adminUserId, ...confirmed };
  return answerConfirmation(request, () => TRANSLATED[resource].confirmTranslation(confirmation), () => overviewUrlAt(request, view, mark));
}

export default function ConfirmTranslation() {
  return <ComparisonPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
