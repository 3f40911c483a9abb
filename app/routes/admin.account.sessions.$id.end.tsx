import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { SessionsResult } from "~/domain/people/users/user-result";
import { endOwnSession } from "~/domain/people/users/own-sessions.server";
import { answerSessionsEnd } from "~/http/account-answers.server";
import { requireUser } from "~/http/guard.server";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Sitzungen");

/** Nothing to load: this page is seen when nothing was ended, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  return answerSessionsEnd(request, () => endOwnSession({ user, key: params.id ?? "" }));
}

export default function EndSession() {
  return <SessionsResult failure={useActionData<typeof action>()?.failure} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Kontos" />;
}
