import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { logOut, logoutFault } from "~/domain/people/access/login.server";
import { GatePage } from "~/domain/people/access/gate-page";
import { logError } from "~/http/faults.server";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";
import { readSession, sessionIdCookie } from "~/http/session.server";
import { visitOfRequest } from "~/http/origin.server";
import { paths, screenPath } from "~/paths";
import { gateScreen } from "~/ui/admin/route-error";
import { NoticeBox } from "~/ui/admin/notice";

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
  return failure === null ? <LoggedOut /> : <NotLoggedOut text={failure} />;
}

function LogoutQuestion() {
  return (
    <GatePage title="Abmelden" lead="Möchten Sie sich vom Admin-Bereich abmelden?">
      <Form className="gate-actions" method="post" action={paths.admin.logout}>
        <button className="button" data-tone="primary" type="submit">
          Abmelden
        </button>
        <Link className="button" data-tone="quiet" to={paths.admin.home}>
          Angemeldet bleiben
        </Link>
      </Form>
    </GatePage>
  );
}

function LoggedOut() {
  const left = useSecondsLeft();
  return (
    <GatePage title="Erfolgreich abgemeldet" lead="Bis zum nächsten Mal." hasWayOut={false}>
      <p className="gate-bar" data-seconds={SECONDS} role="timer">
        Weiterleitung in <strong>{left}</strong> {left === 1 ? "Sekunde" : "Sekunden"}
      </p>
      <WaysOn />
    </GatePage>
  );
}

function NotLoggedOut({ text }: { text: string }) {
  return (
    <GatePage title="Abmelden" hasWayOut={false}>
      <NoticeBox notice={{ kind: "error", text }} />
      <WaysOn />
    </GatePage>
  );
}

function useSecondsLeft(): number {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => {
      setLeft(Math.max(0, SECONDS - Math.floor((Date.now() - start) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return left;
}

function WaysOn() {
  return (
    <p className="gate-actions">
      <Link className="button" data-tone="primary" to={paths.admin.home} reloadDocument>
        Jetzt anmelden
      </Link>
      <a className="button" data-tone="quiet" href={screenPath("home", "de")}>
        Zur Startseite
      </a>
    </p>
  );
}
