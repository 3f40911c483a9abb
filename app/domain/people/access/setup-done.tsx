import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { GatePage } from "./gate-page";

/** The success after the set-up; the page goes on to the gate by itself. */
export function SetupDone({ seconds }: { seconds: number }) {
  return (
    <GatePage title="Einrichtung abgeschlossen" lead="Ihr Konto ist angelegt. Der Admin-Bereich öffnet sich gleich.">
      <p className="gate-bar" data-seconds={seconds} role="status">
        Überprüfe Setup-Status...
      </p>
      <p className="gate-actions">
        <Link className="button" data-tone="primary" to={paths.admin.home} reloadDocument>
          Zum Admin-Bereich
        </Link>
      </p>
    </GatePage>
  );
}
