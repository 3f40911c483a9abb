import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { GateEnd } from "~/domain/people/access/gate-page";
import { SetupForm } from "~/domain/people/access/gate";
import { SETUP_MESSAGES } from "~/domain/people/access/gate-notices";
import { setupSchema } from "~/domain/people/access/gate-schemas";
import { completeSetup } from "~/domain/people/access/setup.server";
import { SERVER_BUSY } from "~/domain/people/users/user-notices";
import { neverCached } from "~/http/answers";
import { enterAt, loadGate, requireOpenSetup, setupIsClosed } from "~/http/gate.server";
import { logError } from "~/http/faults.server";
import { faulty, type FormReply, invalid, readForm, refuse } from "~/http/read-form.server";
import { visitOfRequest } from "~/http/origin.server";
import { paths } from "~/paths";
import { GateError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Einrichtung");

export async function loader({ request }: LoaderFunctionArgs) {
  const gate = await loadGate(request);
  if (gate.state !== "setup") throw redirect(paths.admin.home);
  return gate;
}

export async function action({ request }: ActionFunctionArgs) {
  await requireOpenSetup(request);
  const form = await readForm(request, setupSchema);
  if (!form.ok) return invalid(form.reply);
  const outcome = await completeSetup(form.value, visitOfRequest(request)).catch((error: unknown) => {
    logError(error, request);
    return { ok: false, reason: "failed" } as const;
  });
  if (outcome.ok) return enterAt(paths.admin.setupDone, outcome.sessionId);
  if (outcome.reason === "alreadyComplete") throw setupIsClosed();
  if (outcome.reason === "tooMany") return tooMany(form.reply, outcome.retryAfterSeconds);
  if (outcome.reason === "busy" || outcome.reason === "failed") return faulty(form.reply, outcome.reason === "busy" ? SERVER_BUSY : "Setup fehlgeschlagen");
  return invalid(refuse(form.reply, SETUP_MESSAGES[outcome.reason]));
}

export default function Setup() {
  const { asksForCode } = useLoaderData<typeof loader>();
  return <SetupForm asksForCode={asksForCode} reply={useActionData<typeof action>()?.reply} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 409) {
    return <GateEnd title="Die Einrichtung ist bereits abgeschlossen." lead="Es gibt schon einen Administrator. Melden Sie sich an." way="Zum Admin-Bereich" />;
  }
  return <GateError failure="Setup fehlgeschlagen" />;
}

function tooMany(reply: FormReply, retryAfterSeconds: number) {
  return data({ reply: refuse(reply, { setup_code: "Zu viele Versuche. Bitte versuchen Sie es in 3 Minuten erneut." }) }, neverCached(429, retryAfterSeconds));
}
