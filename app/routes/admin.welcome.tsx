import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { CLOSED_LINKS, isClosedState } from "~/domain/people/access/gate-notices";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { ClosedWelcome, Welcome } from "~/domain/people/access/gate";
import { nameOf } from "~/domain/people/login-log/person-names";
import { authenticate, loginTokenIn } from "~/http/authenticator.server";
import { CACHE } from "~/http/answers";
import { linkIsClosed } from "~/http/gate.server";
import { readSession } from "~/http/session.server";
import { GateError, screenTitle } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta: MetaFunction = (screen) => {
  const closed: unknown = isRouteErrorResponse(screen.error) ? screen.error.data : null;
  return isClosedState(closed) ? titled(CLOSED_LINKS[closed].title, screen.matches) : screenTitle("Passwort wählen")(screen);
};

/** The address gives access to an account, so other sites must not get it. `no-referrer` would make browsers send `Origin: null`. */
export const headers: HeadersFunction = () => ({ "Referrer-Policy": "strict-origin", "Cache-Control": CACHE.never });

/** Needs no permission: the link identifies the person. A GET does not use the link up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await findLoginLink(loginTokenIn(request));
  if (found.state !== "open") throw linkIsClosed(found.state);
  const user = await readSession(request);
  const isAnother = user !== null && user.adminUserId !== found.person.id;
  return { person: found.person, loggedIn: isAnother ? nameOf(user) : null };
}

export function action({ request }: ActionFunctionArgs) {
  return authenticate("link", request);
}

export default function WelcomeScreen() {
  return <Welcome {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (isClosedState(said)) return <ClosedWelcome state={said} />;
  return <GateError failure="Fehler beim Laden des Links" />;
}
