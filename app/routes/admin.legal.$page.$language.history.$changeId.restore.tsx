import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stateSideFrom } from "~/domain/record/history";
import { RestoreVersionPage } from "~/domain/record/restore-version-page";
import { LEGAL_LABELS } from "~/domain/texts/legal-fields";
import { keyOfPage } from "~/domain/texts/legal-page";
import { legalName } from "~/domain/texts/legal-text";
import { previewLegalReset, resetLegal } from "~/domain/texts/reset-legal.server";
import { screenOfPage } from "~/domain/texts/text-labels";
import { restoreVersionSchema } from "~/domain/record/post-schemas";
import { RESET_FAILED, resetText } from "~/domain/record/record-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { legalPlaceIn } from "~/http/legal-form.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerRestore } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Zurücksetzen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "pages");
  const [place, state] = [legalPlaceIn(params), stateIn(request, params)];
  const preview = await previewLegalReset(place, state);
  if (preview === null) throw notFound();
  return { place, side: state.side, ...preview };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const place = legalPlaceIn(params);
  const form = await readForm(request, restoreVersionSchema);
  if (!form.ok) return invalid(form.reply);
  const reset = { state: stateIn(request, params), version: form.value.version, by };
  const record = { title: legalName(place), shownOn: screenOfPage(keyOfPage(place.page)) };
  const bring = async () => {
    const result = await resetLegal(place, reset);
    return result.ok ? { ...result, record } : result;
  };
  return answerRestore(request, bring, {
    url: paths.admin.legal.history(place.page, place.language),
    said: resetText,
    failed: RESET_FAILED,
    reply: form.reply,
  });
}

function stateIn(request: Request, { changeId = "" }: LoaderFunctionArgs["params"]) {
  return { changeId, side: stateSideFrom(new URL(request.url).searchParams.get("side")) };
}

export default function ResetLegal() {
  const { place, ...question } = useLoaderData<typeof loader>();
  const historyUrl = paths.admin.legal.history(place.page, place.language);
  return <RestoreVersionPage {...question} title={legalName(place)} words={LEGAL_LABELS} historyUrl={historyUrl} answer={useActionData<typeof action>()} />;
}
