import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { isClosedState } from "~/domain/people/access/login-link";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { ClosedWelcome, Welcome } from "~/domain/people/access/gate";
import { authenticate, loginTokenIn } from "~/http/authenticator.server";
import { CACHE } from "~/http/cache";
import { answerEntry, linkIsClosed } from "~/http/gate.server";
import { GateError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Passwort wählen");

/** why: the address opens somebody's account. With `no-referrer` browsers would not say where the form comes from. */
export const headers: HeadersFunction = () => ({ "Referrer-Policy": "strict-origin", "Cache-Control": CACHE.never });

/** Open to strangers: whoever holds the link is the person it was given to. Looking at it uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await findLoginLink(loginTokenIn(request));
  if (found.state !== "open") throw linkIsClosed(found.state);
  return found.person;
}

export async function action({ request }: ActionFunctionArgs) {
  return answerEntry(await authenticate("link", request));
}

export default function WelcomeScreen() {
  return <Welcome person={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (isClosedState(said)) return <ClosedWelcome state={said} />;
  return <GateError failure="Fehler beim Laden des Links" />;
}
