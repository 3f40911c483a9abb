import { Link, useSearchParams } from "@remix-run/react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { paths } from "~/paths";
import { Badge } from "../admin/badge";
import { useReadOnly } from "./read-only";
import { SubmitButton } from "./submit-button";

type Props = { /** None where another way on stands below. */ cancel?: { url: string; text?: string }; children: ReactNode };

const Unsaved = createContext(false);

export const UnsavedProvider = Unsaved.Provider;

export function FormActions({ cancel, children }: Props) {
  const [isReadOnly, isUnsaved] = [useReadOnly(), useContext(Unsaved)];
  const view = useTranslationsView();
  if (isReadOnly && !cancel) return null;
  return (
    <div className="form-actions">
      <p className="form-state">{isUnsaved ? <Badge tone="warning">nicht gespeichert</Badge> : null}</p>
      {isReadOnly ? null : children}
      {cancel ? (
        <Link className="button" data-tone="quiet" to={view === null ? cancel.url : paths.admin.translations.list() + view}>
          {isReadOnly ? "Zurück" : (cancel.text ?? "Abbrechen")}
        </Link>
      ) : null}
    </div>
  );
}

/** For a form with one button. */
export function SubmitActions({ cancel, ...button }: Pick<Props, "cancel"> & ComponentProps<typeof SubmitButton>) {
  return (
    <FormActions cancel={cancel}>
      <SubmitButton {...button} />
    </FormActions>
  );
}

/** The query of the overview to return to; null if the form was opened elsewhere. */
export function useTranslationsView(): string | null {
  return useSearchParams()[0].get("translations");
}
