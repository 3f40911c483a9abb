import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { GatePage } from "./gate-page";

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
