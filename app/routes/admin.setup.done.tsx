import { type HeadersFunction, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { FIRST_STEP } from "~/domain/company/first-run";
import { GatePage } from "~/domain/people/access/gate-page";
import { isSetupComplete } from "~/domain/people/access/setup.server";
import { paths } from "~/paths";
import { gateScreen } from "~/ui/admin/route-error";

const SECONDS = 2;

export const { meta, ErrorBoundary } = gateScreen({ title: "Einrichtung abgeschlossen", failure: "Setup fehlgeschlagen" });

export const headers: HeadersFunction = () => ({ Refresh: `${SECONDS.toString()}; url=${FIRST_STEP}` });

export async function loader() {
  if (!(await isSetupComplete())) throw redirect(paths.admin.setup);
  return null;
}

export default function SetupDone() {
  return (
    <GatePage title="Einrichtung abgeschlossen" lead="Ihr Konto ist angelegt. Gleich folgen die ersten Schritte: In wenigen Minuten ist es Ihre Website.">
      <p className="gate-bar" data-seconds={SECONDS} role="status">
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
