import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { useReadOnly } from "./read-only";

type Props = { /** None where another way on stands below. */ cancel?: { url: string; text: string }; children: ReactNode };

/** The end of a form: its button, and the way back to where it was opened from without saving. Stays in sight while a long form is scrolled. */
export function FormActions({ cancel, children }: Props) {
  const isReadOnly = useReadOnly();
  const view = useTranslationsView();
  return (
    <div className="form-actions">
      {isReadOnly ? null : children}
      {cancel ? (
        <Link className="button" data-tone="quiet" to={view === null ? cancel.url : paths.admin.translations.list() + view}>
          {isReadOnly ? "Zurück" : cancel.text}
        </Link>
      ) : null}
    </div>
  );
}

/** The view of the translations that a form was opened from, as it stands behind their address; null for a form opened elsewhere. */
export function useTranslationsView(): string | null {
  return useSearchParams()[0].get("translations");
}
