import type { ReactNode } from "react";
import type { Language } from "~/i18n/languages";
import { useDraftContext } from "./draft-context";
import { FormActions } from "./form-actions";
import { PreviewButton, WithPreview } from "./live-preview";
import { usePending } from "./pending";
import { SubmitButton } from "./submit-button";

type Props = {
  url: string;
  cancel: { url: string; text?: string };
  languages?: readonly Language[];
  children: ReactNode;
};

/** The fields beside their preview, above the form's buttons. */
export function PreviewedFields({ url, cancel, languages, children }: Props) {
  return (
    <>
      <WithPreview url={url}>{children}</WithPreview>
      <FormActions cancel={cancel}>
        <SaveButtons />
        <PreviewButton url={url} languages={languages} />
      </FormActions>
    </>
  );
}

function SaveButtons() {
  const way = useDraftContext();
  const isPending = usePending();
  if (way?.of === "draft") return <SubmitButton pending="Wird gespeichert …">Entwurf speichern</SubmitButton>;
  return (
    <>
      <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      {way ? (
        <button className="button" data-tone="secondary" type="submit" formAction={way.url} aria-disabled={isPending || undefined}>
          Als Entwurf ablegen
        </button>
      ) : null}
    </>
  );
}
