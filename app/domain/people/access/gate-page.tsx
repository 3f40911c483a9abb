import type { ReactNode } from "react";
import { Link } from "@remix-run/react";
import { paths, screenPath } from "~/paths";
import { useCompanyName } from "~/ui/admin/title";
import { Brand } from "~/ui/admin/wordmark";

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
