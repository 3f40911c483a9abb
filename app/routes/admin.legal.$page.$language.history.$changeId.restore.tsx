import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stateSideFrom } from "~/domain/changes/history";
import { ResetPage } from "~/domain/changes/reset-page";
import { LEGAL_WORDS } from "~/domain/legal/legal-fields";
import { keyOfPage } from "~/domain/legal/legal-page";
import { legalName } from "~/domain/legal/legal-text";
import { previewLegalReset, resetLegal } from "~/domain/legal/reset-legal.server";
import { screenOfWords } from "~/domain/pages/word-names";
import { resetSchema } from "~/domain/records/post-schemas";
import { RESET_FAILED, resetText } from "~/domain/records/record-notices";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { legalPlaceIn } from "~/http/legal-form.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerReturn } from "~/http/record-answers.server";
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
  const form = await readForm(request, resetSchema);
  if (!form.ok) return invalid(form.reply);
  const reset = { state: stateIn(request, params), version: form.value.version, by };
  const record = { title: legalName(place), shownOn: screenOfWords(keyOfPage(place.page)) };
  const bring = async () => {
    const result = await resetLegal(place, reset);
    return result.ok ? { ...result, record } : result;
  };
  return answerReturn(request, bring, {
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
  return <ResetPage {...question} title={legalName(place)} words={LEGAL_WORDS} historyUrl={historyUrl} answer={useActionData<typeof action>()} />;
}
