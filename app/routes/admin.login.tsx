import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoginForm } from "~/domain/people/access/gate";
import { authenticate } from "~/http/authenticator.server";
import { hasExpiredPost } from "~/http/expired-post.server";
import { loadGate } from "~/http/gate.server";
import { followsPost, nextPath } from "~/http/request-paths";
import { takeNotice } from "~/http/notice.server";
import { paths } from "~/paths";
import { gateScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = gateScreen({ title: "Anmelden", failure: "Fehler beim Laden: Unbekannter Fehler" });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("next");
  const next = nextPath(wanted);
  const gate = await loadGate(request);
  if (gate.state === "setup") throw redirect(paths.admin.setup);
  // not after a post: a person who is logged in may need to see why another login failed
  if (gate.state === "open" && !followsPost(request)) throw redirect(next);
  const { notice, headers } = await takeNotice(request);
  if (wanted === null) return data({ notice }, { headers });
  return data({ notice, next, hasUnsavedText: await hasExpiredPost(request, next) }, { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return authenticate("password", request);
}

export default function Login() {
  return <LoginForm {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
