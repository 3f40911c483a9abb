import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LabeledUrl } from "./address";
import { Icon } from "./icon";
import { useHelpUrl } from "./title";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  back?: LabeledUrl;
  children?: ReactNode;
};

export function PageHeader({ title, lead, back, children }: Props) {
  const help = useHelpUrl();
  return (
    <header className="page-header">
      <BackLink back={back} />
      <div className="page-header-line">
        <div className="page-header-words">
          <h1 className="page-title">{title}</h1>
          {help ? (
            <Link className="help-link" to={help} aria-label="Hilfe">
              ?
            </Link>
          ) : null}
          {lead ? <p className="page-lead">{lead}</p> : null}
        </div>
        {children ? <div className="page-actions">{children}</div> : null}
      </div>
    </header>
  );
}

export function BackLink({ back }: { back: LabeledUrl | null | undefined }) {
  return back ? (
    <Link className="back-link" to={back.url}>
      <Icon name="arrowLeft" size="sm" />
      {back.text}
    </Link>
  ) : null;
}
