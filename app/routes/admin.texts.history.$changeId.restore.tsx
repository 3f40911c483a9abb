import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { restoreVersionSchema } from "~/domain/record/resource-schemas";
import { NOT_SAVED, resetText } from "~/domain/record/record-notices";
import { RestoreVersionPage } from "~/domain/record/restore-version-page";
import { textViewAt } from "~/domain/texts/text-views";
import { requireFound } from "~/http/guard.server";
import { answerRestore } from "~/http/record-answers.server";
import { historyStateAt } from "~/http/search-params";
import { requireTextPermission } from "~/http/text-form.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zurücksetzen", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { text, operations } = await requireTextPermission(request, "update", params);
  const state = historyStateAt(request, params);
  const preview = requireFound(await operations.restorer.previewReset(state));
  return { text, side: state.side, ...preview };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { text, operations, user } = await requireTextPermission(request, "update", params);
  const state = historyStateAt(request, params);
  return answerRestore(request, restoreVersionSchema, {
    work: ({ version }) => operations.restorer.reset({ state, version, by: user.adminUserId }),
    url: requireFound(textViewAt(text)).urls.history(),
    said: resetText,
    failed: NOT_SAVED,
  });
}

export default function ResetText() {
  const { text, ...question } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const view = textViewAt(text);
  return view && <RestoreVersionPage {...question} fields={view.fields} historyUrl={view.urls.history()} answer={answer} />;
}
