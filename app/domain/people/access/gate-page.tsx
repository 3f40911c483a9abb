import type { ReactNode } from "react";
import { Link } from "@remix-run/react";
import { paths, screenPath } from "~/paths";
import { useCompanyName } from "~/ui/admin/title";
import { Brand } from "~/ui/admin/wordmark";
import { FIRST_STEP } from "../../company/first-run";

type Props = {
  title: string;
  lead?: ReactNode;
  hasWayOut?: boolean;
  children?: ReactNode;
};

export function GatePage({ title, lead, hasWayOut = true, children }: Props) {
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <p className="gate-brand">
          <Brand className="gate-logo" />
          <span className="visually-hidden">{useCompanyName()}</span>
        </p>
        <h1 className="gate-title">{title}</h1>
        {lead ? <p className="gate-lead">{lead}</p> : null}
        {children}
      </div>
      {hasWayOut ? (
        <p className="gate-way-out">
          <a href={screenPath("home", "de")}>Zur Website</a>
        </p>
      ) : null}
    </main>
  );
}

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

export function GateEnd({ title, lead, way }: { title: string; lead: string; way: string }) {
  return (
    <GatePage title={title} lead={lead}>
      <p className="gate-actions">
        <Link className="button" data-tone="primary" to={paths.admin.home} reloadDocument>
          {way}
        </Link>
      </p>
    </GatePage>
  );
}

export function SetupClosed() {
  return <GateEnd title="Die Einrichtung ist bereits abgeschlossen." lead="Es gibt schon einen Administrator. Melden Sie sich an." way="Zum Admin-Bereich" />;
}
