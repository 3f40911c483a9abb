import { Link } from "@remix-run/react";
import { paths, screenPath } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { GatePage } from "./gate-page";
import { useCountdown } from "./use-countdown";

/** The page after the logout. It goes on to the gate by itself; the seconds only count where there is JavaScript. */
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

/** The page after a logout that the server could not finish. It stays, so that it can be read. */
export function NotLoggedOut({ text }: { text: string }) {
  return (
    <GatePage title="Abmelden" hasWayOut={false}>
      <NoticeBox notice={{ kind: "error", text }} />
      <WaysOn />
    </GatePage>
  );
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
