import { Link } from "@remix-run/react";
import { paths, screenPath } from "~/paths";
import { type Notice, NoticeBox } from "~/ui/admin/notice";
import { GatePage } from "./gate-page";
import { useCountdown } from "./use-countdown";

/** The page after the logout. It goes on to the gate by itself; the seconds only count where there is JavaScript. */
export function LoggedOut({ seconds, notice }: { seconds: number; notice: Notice | null }) {
  const left = useCountdown(seconds);
  return (
    <GatePage title="Erfolgreich abgemeldet" lead="Bis zum nächsten Mal." hasWayOut={false}>
      {notice ? <NoticeBox notice={notice} /> : null}
      <p className="gate-bar" data-seconds={seconds} role="timer">
        Weiterleitung in <strong>{left}</strong> {left === 1 ? "Sekunde" : "Sekunden"}
      </p>
      <p className="gate-actions">
        <Link className="button" data-tone="primary" to={paths.admin.home} reloadDocument>
          Jetzt anmelden
        </Link>
        <a className="button" data-tone="quiet" href={screenPath("home", "de")}>
          Zur Startseite
        </a>
      </p>
    </GatePage>
  );
}
