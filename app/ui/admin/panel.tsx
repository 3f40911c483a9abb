import { type ReactNode, useId } from "react";
import { Count } from "./tabs";

type Props = { title: string; count?: number; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

export function Panel({ title, count, lead, actions, children }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <div>
          <h2 className="panel-title" id={id}>
            {title}
            {count === undefined ? null : <Count value={count} />}
          </h2>
          {lead ? <p className="panel-lead">{lead}</p> : null}
        </div>
        {actions ? <div className="panel-actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}
