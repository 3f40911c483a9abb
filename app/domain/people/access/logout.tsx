import { Form, Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths, screenPath } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { GatePage } from "./gate-page";

export function LogoutQuestion() {
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

export function LoggedOut({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  return (
    <GatePage title="Erfolgreich abgemeldet" lead="Bis zum nächsten Mal." hasWayOut={false}>
      <p className="gate-bar" data-seconds={seconds} role="timer">
        Weiterleitung in <strong>{left}</strong> {left === 1 ? "Sekunde" : "Sekunden"}
      </p>
      <WaysOn />
    </GatePage>
  );
}

export function NotLoggedOut({ text }: { text: string }) {
  return (
    <GatePage title="Abmelden" hasWayOut={false}>
      <NoticeBox notice={{ kind: "error", text }} />
      <WaysOn />
    </GatePage>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => {
      setLeft(Math.max(0, seconds - Math.floor((Date.now() - start) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
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
