import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { type Handling, moveMessage, resendMessage } from "~/domain/messages/messages-admin.server";
import { type MessageState, messageMovedText, resentNotice } from "~/domain/messages/message";
import { NOT_SAVED } from "~/domain/record/record-notices";
import { versionSchema } from "~/domain/record/resource-schemas";
import { attempt, failed } from "~/http/attempt.server";
import { changedMeanwhile } from "~/http/conflict.server";
import { notFound } from "~/http/answers";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm, redirectWithNotice } from "~/http/read-form.server";
import { undoOfChange } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { stepAt } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

const { messages } = paths.admin;

const TITLES = {
  done: "Nachricht erledigen",
  spam: "Nachricht als Spam",
  reopen: "Nachricht wieder öffnen",
  resend: "Nachricht erneut weiterleiten",
} as const;

const STATES = { done: "done", spam: "spam", reopen: "new" } as const;

export const { meta, ErrorBoundary } = adminScreen(({ location }) => ({ title: TITLES[stepAt(TITLES, location)], failure: "Fehler beim Laden der Nachricht" }));

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "messages");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "messages");
  const step = stepAt(TITLES, new URL(request.url));
  const form = await readForm(request, versionSchema);
  if (!form.ok) return invalid(form.reply);
  const handling = { id: params.id ?? "", version: form.value.version, by };
  const tried = await attempt(request, () => (step === "resend" ? resend(handling) : move(handling, STATES[step])));
  return tried.state === "ready" ? tried.value : failed(request, NOT_SAVED);
}

async function move(handling: Handling, state: MessageState) {
  const result = await moveMessage({ ...handling, state });
  if (!result.ok) return refused(result.reason);
  const link = { url: messages.show(handling.id), text: "Nachricht öffnen" };
  const { message: { id, subject, version }, changeId } = result;
  const undo = undoOfChange((to) => messages.reset(id, to), { changeId, version, back: messages.list() });
  return redirectWithNotice(messages.list(), { kind: "success", text: messageMovedText(state, subject), link, ...undo });
}

async function resend(handling: Handling) {
  const result = await resendMessage(handling);
  if (result.ok) return redirectWithNotice(messages.show(handling.id), resentNotice(result.outcome));
  if (result.reason === "missing" || result.reason === "conflict") return refused(result.reason);
  return redirectWithNotice(messages.show(handling.id), resentNotice(result.reason));
}

function refused(reason: "missing" | "conflict") {
  if (reason === "missing") throw notFound();
  return changedMeanwhile();
}

export default function MessageStepPage() {
  const answer = useActionData<typeof action>();
  const link = { url: messages.show(useParams().id ?? ""), text: "Zur Nachricht" };
  if (answer && "failure" in answer) return <ActionResultPage isProblem title="Nachricht" text={answer.failure} link={link} />;
  const isConflict = answer !== undefined && "hasChanged" in answer;
  return <ActionResultPage isProblem={isConflict} {...(isConflict ? CONFLICT : NOTHING_DONE)} link={link} />;
}

const CONFLICT = {
  title: "Gleichzeitig bearbeitet",
  text: "Mit dieser Nachricht hat inzwischen jemand anderes etwas getan, vielleicht ein zweiter Klick.",
};

const NOTHING_DONE = { title: "Nachricht", text: "Was mit einer Nachricht geschieht, bestimmen die Buttons unter ihr." };
