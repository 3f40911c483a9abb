import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { FIRST_STEP } from "../../company/first-run";
import { GatePage } from "./gate-page";

/** The success after the set-up; the page goes on to the first step by itself. */
export function SetupDone({ seconds }: { seconds: number }) {
  return (
    <GatePage title="Einrichtung abgeschlossen" lead="Ihr Konto ist angelegt. Gleich folgen die ersten Schritte: In wenigen Minuten ist es Ihre Website.">
      <p className="gate-bar" data-seconds={seconds} role="status">
        Überprüfe Setup-Status...
      </p>
      <p className="gate-actions">
        <Link className="button" data-tone="primary" to={FIRST_STEP} reloadDocument>
          Zu den ersten Schritten
        </Link>
        <Link className="button" data-tone="secondary" to={paths.admin.home} reloadDocument>
          Zum Admin-Bereich
        </Link>
      </p>
    </GatePage>
  );
}

/** For who wanted to set up what another has set up a moment before. */
export function SetupClosed() {
  return (
    <GatePage title="Die Einrichtung ist bereits abgeschlossen." lead="Es gibt schon einen Administrator. Melden Sie sich an.">
      <p className="gate-actions">
        <Link className="button" data-tone="primary" to={paths.admin.home} reloadDocument>
          Zum Admin-Bereich
        </Link>
      </p>
    </GatePage>
  );
}
