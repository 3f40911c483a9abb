import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoginCodeForm } from "~/domain/people/second-factor/second-factor-forms";
import { authenticate } from "~/http/authenticator.server";
import { loadGate, requirePendingLogin } from "~/http/gate.server";
import { nextPath } from "~/http/request-paths";
import { gateScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = gateScreen({ title: "Code eingeben", failure: "Fehler beim Laden: Unbekannter Fehler" });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const next = nextPath(new URL(request.url).searchParams.get("next"));
  if ((await loadGate(request)).state === "open") throw redirect(next);
  await requirePendingLogin(request, next);
  return { next };
}

export function action({ request }: ActionFunctionArgs) {
  return authenticate("code", request);
}

export default function LoginCode() {
  return <LoginCodeForm {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
