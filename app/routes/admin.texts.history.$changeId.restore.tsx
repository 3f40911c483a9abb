import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { restoreVersionSchema } from "~/domain/record/resource-schemas";
import { NOT_SAVED, resetText } from "~/domain/record/record-notices";
import { RestoreVersionPage } from "~/domain/record/restore-version-page";
import { textAt } from "~/domain/texts/text-kinds";
import { TEXTS } from "~/domain/texts/text-operations.server";
import { textViewAt } from "~/domain/texts/text-views";
import { notFound } from "~/http/errors";
import { nextPath } from "~/http/next-path";
import { invalid, readForm } from "~/http/read-form.server";
import { answerRestore } from "~/http/record-answers.server";
import { pastStateAt } from "~/http/search-params";
import { requireTextPermission } from "~/http/text-form.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zurücksetzen", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { text } = await requireTextPermission(request, "update", params);
  const state = pastStateAt(request, params);
  const preview = await TEXTS[text.resource].historyOf(text.recordId)?.previewReset(state);
  const about = textAt(text);
  if (!preview || about === null) throw notFound();
  return { text, title: about.name, side: state.side, ...preview };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { text, user } = await requireTextPermission(request, "update", params);
  const [past, about, view] = [TEXTS[text.resource].historyOf(text.recordId), textAt(text), textViewAt(text)];
  if (past === null || about === null || view === null) throw notFound();
  const form = await readForm(request, restoreVersionSchema);
  if (!form.ok) return invalid(form.reply);
  const reset = { state: pastStateAt(request, params), version: form.value.version, by: user.adminUserId };
  const record = { title: about.name, shownOn: about.screen };
  const bring = async () => {
    const result = await past.reset(reset);
    return result.ok ? { ok: true as const, record } : result;
  };
  return answerRestore(request, bring, { url: form.value.back ? nextPath(form.value.back) : view.urls.history(), said: resetText, failed: NOT_SAVED, reply: form.reply });
}

export default function ResetText() {
  const { text, ...question } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const view = textViewAt(text);
  return view && <RestoreVersionPage {...question} fields={view.fields} historyUrl={view.urls.history()} answer={answer} />;
}
