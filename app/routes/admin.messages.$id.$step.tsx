import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { type Handling, moveMessage, resendMessage } from "~/domain/messages/messages-admin.server";
import { type MessageState, messageMovedText, resentNotice } from "~/domain/messages/message";
import type { Refused } from "~/domain/record/any-record";
import { versionSchema } from "~/domain/record/resource-schemas";
import { requirePermission } from "~/http/guard.server";
import { type Notice, redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerStep, undoOfChange } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { stepAt, withViewOf } from "~/ui/admin/address";
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
  return step === "resend" ? resend(request, handling) : move(request, { ...handling, state: STATES[step] });
}

function move(request: Request, { state, ...handling }: Handling & { state: MessageState }) {
  return answerStep(request, () => moveMessage({ ...handling, state }), ({ message: { id, subject, version }, changeId }) => {
    const [list, link] = [inView(request, messages.list()), { url: inView(request, messages.show(id)), text: "Nachricht öffnen" }];
    const undo = undoOfChange((to) => messages.reset(id, to), { changeId, version, back: list });
    return redirectWithNotice(list, { kind: "success", text: messageMovedText(state, subject), link, ...undo });
  });
}

function resend(request: Request, handling: Handling) {
  const work = async (): Promise<Refused | { ok: true; said: Notice }> => {
    const result = await resendMessage(handling);
    if (result.ok) return { ok: true, said: resentNotice(result.outcome) };
    const { reason } = result;
    return reason === "missing" || reason === "conflict" ? { ok: false, reason } : { ok: true, said: resentNotice(reason) };
  };
  return answerStep(request, work, ({ said }) => redirectWithNotice(inView(request, messages.show(handling.id)), said));
}

function inView({ url }: Request, path: string): string {
  return withViewOf(path, new URL(url).searchParams);
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
  text: "Mit dieser Nachricht ist inzwischen etwas anderes geschehen, vielleicht durch einen zweiten Klick.",
};

const NOTHING_DONE = { title: "Nachricht", text: "Was mit einer Nachricht geschieht, bestimmen die Buttons unter ihr." };
