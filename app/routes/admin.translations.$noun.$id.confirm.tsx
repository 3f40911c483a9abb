import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { TRANSLATED } from "~/domain/records/all-records.server";
import { translatedNounFrom } from "~/domain/records/record-nouns";
import { ComparisonPage } from "~/domain/translations/comparison-page";
import { confirmationSchema } from "~/domain/translations/confirmation-schema";
import { searchWordsOf, translationFilterFrom } from "~/domain/translations/translation-filter";
import { translationPlaceFrom } from "~/domain/translations/translation-place";
import { invalid, readForm } from "~/http/read-form.server";
import { answerConfirmation } from "~/http/record-answers.server";
import { requireNounPermission } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Übersetzung prüfen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { noun, user } = await requireNounPermission(request, "read", translatedNounFrom(params.noun));
  const { searchParams } = new URL(request.url);
  const place = translationPlaceFrom(params.id ?? "", searchParams);
  const text = place && (await TRANSLATED[noun].findTranslation(place));
  const view = (searchParams.get("view") ?? "").slice(0, 200);
  return { noun, text: place && text && { ...place, ...text }, mayUpdate: can(user, "update", noun), view };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { noun, user } = await requireNounPermission(request, "update", translatedNounFrom(params.noun));
  const form = await readForm(request, confirmationSchema);
  if (!form.ok) return invalid(form.reply);
  const { view, ...confirmed } = form.value;
  const confirmation = { id: params.id ?? "", by: user.adminUserId, ...confirmed };
  return answerConfirmation(() => TRANSLATED[noun].confirmTranslation(confirmation), listUrl(view));
}

export default function ConfirmTranslation() {
  const compared = useLoaderData<typeof loader>();
  return <ComparisonPage {...compared} listUrl={listUrl(compared.view)} answer={useActionData<typeof action>()} />;
}

/** The list as it was looked at. */
function listUrl(view: string): string {
  const search = new URLSearchParams(view);
  return paths.admin.translations.list(searchWordsOf(translationFilterFrom(search), Number(search.get("page"))));
}
