import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { endOtherSessions, endOwnSession } from "~/domain/people/users/own-sessions.server";
import { SessionsResult } from "~/domain/people/users/user-steps";
import { attempt, failed } from "~/http/attempt.server";
import { requireUser } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { ownSessionId } from "~/http/session.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Sitzungen", failure: "Fehler beim Laden des Kontos" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const sessionId = await ownSessionId(request);
  const { id: key } = params;
  const tried = await attempt(request, () => (key === undefined ? endOtherSessions({ user, sessionId }) : endOwnSession({ user, key })));
  if (tried.state === "error") return failed(request, "Fehler beim Beenden der Sitzungen");
  return redirectWithNotice(paths.admin.account.show, { kind: "success", text: sessionsEndedText(tried.value) });
}

function sessionsEndedText(count: number): string {
  if (count === 0) return "Es war keine andere Sitzung mehr offen.";
  return count === 1 ? "Eine Sitzung ist beendet." : `${count.toString()} Sitzungen sind beendet.`;
}

export default function EndSessions() {
  return <SessionsResult failure={useActionData<typeof action>()?.failure} />;
}
