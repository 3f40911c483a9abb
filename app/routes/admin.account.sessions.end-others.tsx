import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { SessionsResult } from "~/domain/people/users/user-result";
import { endOtherSessions } from "~/domain/people/users/own-sessions.server";
import { answerSessionsEnd } from "~/http/account-answers.server";
import { requireUser } from "~/http/guard.server";
import { ownSessionId } from "~/http/session.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Sitzungen");

/** Nothing to load: this page is seen when nothing was ended, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return {};
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const sessionId = await ownSessionId(request);
  return answerSessionsEnd(request, () => endOtherSessions({ user, sessionId }));
}

export default function EndOthers() {
  return <SessionsResult failure={useActionData<typeof action>()?.failure} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Kontos" />;
}
