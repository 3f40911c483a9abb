import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type Props = { cancel: { url: string; text: string }; children: ReactNode };

/** The end of a form: its button, and the way back without saving. Stays in sight while a long form is scrolled. */
export function FormActions({ cancel, children }: Props) {
  return (
    <div className="form-actions">
      {children}
      <Link className="button" data-tone="quiet" to={cancel.url}>
        {cancel.text}
      </Link>
    </div>
  );
}
