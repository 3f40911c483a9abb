import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stateSideFrom } from "~/domain/changes/history";
import { ResetPage } from "~/domain/changes/reset-page";
import { PASTS } from "~/domain/records/all-records.server";
import { fieldWordsOf, PAST_URLS } from "~/domain/records/all-words";
import { resetSchema } from "~/domain/records/post-schemas";
import { RESET_FAILED, resetText } from "~/domain/records/record-notices";
import { historyNounFrom } from "~/domain/records/record-nouns";
import { resetAnyRecord } from "~/domain/records/reset-any-record.server";
import { notFound } from "~/http/errors";
import { invalid, readForm } from "~/http/read-form.server";
import { answerReturn } from "~/http/record-answers.server";
import { requireNounPermission } from "~/http/record-guard.server";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Zurücksetzen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { noun } = await requireNounPermission(request, "update", historyNounFrom(params.noun));
  const { id, state } = wanted(request, params);
  const [record, preview] = [await PASTS[noun].find(id), await PASTS[noun].previewReset({ id, state })];
  if (record === null || preview === null) throw notFound();
  return { noun, id, title: record.title, side: state.side, ...preview };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { noun, user } = await requireNounPermission(request, "update", historyNounFrom(params.noun));
  const form = await readForm(request, resetSchema);
  if (!form.ok) return invalid(form.reply);
  const { id, state } = wanted(request, params);
  const { version } = form.value;
  return answerReturn(request, () => resetAnyRecord(noun, { id, state, version, by: user.adminUserId }), {
    url: PAST_URLS[noun].history(id),
    said: resetText,
    failed: RESET_FAILED,
    reply: form.reply,
  });
}

function wanted(request: Request, { id = "", changeId = "" }: LoaderFunctionArgs["params"]) {
  return { id, state: { changeId, side: stateSideFrom(new URL(request.url).searchParams.get("side")) } };
}

export default function ResetRecord() {
  const { noun, id, ...question } = useLoaderData<typeof loader>();
  const historyUrl = PAST_URLS[noun].history(id);
  return <ResetPage {...question} words={fieldWordsOf(noun)} historyUrl={historyUrl} answer={useActionData<typeof action>()} />;
}
