import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirectDocument,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LoggedOut, LogoutQuestion, NotLoggedOut } from "~/domain/people/access/logout";
import { logOut, logoutFault } from "~/domain/people/access/login.server";
import { logError } from "~/http/faults.server";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";
import { readSession, sessionIdCookie } from "~/http/session.server";
import { visitOfRequest } from "~/http/origin.server";
import { paths } from "~/paths";
import { gateScreen } from "~/ui/admin/route-error";

const SECONDS = 5;

export const { meta, ErrorBoundary } = gateScreen({ title: "Abmelden", failure: "Unexpected error logging out" });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A GET changes nothing, but asks people with a session. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (await readSession(request)) return data({ isLoggedOut: false, failure: null });
  const { notice, headers } = await takeNotice(request);
  if (notice?.kind !== "error") headers.set("Refresh", `${SECONDS.toString()}; url=${paths.admin.home}`);
  return data({ isLoggedOut: true, failure: notice?.kind === "error" ? notice.text : null }, { headers });
}

/**
 * The browser keeps the id of the ended session, so that posts from other windows can be kept for their owner. If the
 * server could not end the session, the cookie is removed, and the next page says so.
 */
export async function action({ request }: ActionFunctionArgs) {
  try {
    const id = await sessionIdCookie.read(request);
    if (id) await logOut(id, visitOfRequest(request));
  } catch (error) {
    logError(error, request);
    const headers = { "Set-Cookie": await sessionIdCookie.clear() };
    return redirectWithNotice(paths.admin.logout, { kind: "error", text: logoutFault(error) }, headers);
  }
  return redirectDocument(paths.admin.logout, { status: 303 });
}

export default function Logout() {
  const { isLoggedOut, failure } = useLoaderData<typeof loader>();
  if (!isLoggedOut) return <LogoutQuestion />;
  return failure === null ? <LoggedOut seconds={SECONDS} /> : <NotLoggedOut text={failure} />;
}
