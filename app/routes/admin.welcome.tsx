import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { type ClosedState, isClosedState } from "~/domain/people/access/login-link";
import { findLoginLink } from "~/domain/people/access/login-links.server";
import { PASSWORD_TOO_COMMON } from "~/domain/people/access/password-rule";
import { ClosedWelcome, Welcome } from "~/domain/people/access/welcome";
import { welcomeSchema } from "~/domain/people/access/welcome-schema";
import { choosePassword } from "~/domain/people/users/choose-password.server";
import { PASSWORD_NOT_SAVED, passwordChosenText, SERVER_BUSY } from "~/domain/people/users/user-notices";
import { attempt } from "~/http/attempt.server";
import { CACHE } from "~/http/cache";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { faulty } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Passwort wählen");

/** why: the address opens somebody's account. With `no-referrer` browsers would not say where the form comes from. */
export const headers: HeadersFunction = () => ({ "Referrer-Policy": "strict-origin", "Cache-Control": CACHE.never });

/** Open to strangers: who holds the link is who it was given to. Looking at it uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await findLoginLink(tokenOf(request));
  if (found.state !== "open") throw closed(found.state);
  return found.person;
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenOf(request);
  const found = await findLoginLink(token);
  if (found.state !== "open") throw closed(found.state);
  const form = await readForm(request, welcomeSchema);
  if (!form.ok) return invalid(form.reply);
  const tried = await attempt(request, () => choosePassword({ token, password: form.value.password }));
  if (tried.state === "error") return faulty(form.reply, PASSWORD_NOT_SAVED);
  const choice = tried.value;
  if (choice.ok) return redirectWithNotice(paths.admin.login(), { kind: "success", text: passwordChosenText(choice.user) });
  if (choice.reason === "busy") return faulty(form.reply, SERVER_BUSY);
  if (choice.reason === "closed") throw closed(choice.state);
  return invalid(refuse(form.reply, { password: PASSWORD_TOO_COMMON }));
}

export default function WelcomeScreen() {
  return <Welcome person={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (isClosedState(said)) return <ClosedWelcome state={said} />;
  return (
    <main className="gate">
      <RouteError failure="Fehler beim Laden des Links" homeUrl={paths.admin.home} />
    </main>
  );
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** Thrown for a link that is good for nothing: the boundary says why. */
function closed(state: ClosedState): Response {
  return new Response(state, { status: state === "unknown" ? 404 : 410, headers: { "Cache-Control": CACHE.never } });
}
