import type { ReactNode } from "react";
import { screenPath } from "~/paths";
import { useCompanyName } from "~/ui/admin/title";
import { Brand } from "~/ui/admin/wordmark";

type Props = {
  title: string;
  lead?: ReactNode;
  /** False where the card itself leads to the website. */
  hasWayOut?: boolean;
  children?: ReactNode;
};

/** The page before the administration: one card with the brand, whatever the gate has to say. */
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
