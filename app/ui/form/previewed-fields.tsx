import type { ReactNode } from "react";
import type { Language } from "~/i18n/languages";
import { FormActions } from "./form-actions";
import { PreviewButton, WithPreview } from "./live-preview";
import { SaveButtons } from "./save-buttons";

type Props = {
  url: string;
  cancel: { url: string; text?: string };
  languages?: readonly Language[];
  children: ReactNode;
};

/** Beside their preview, over the buttons of the form. */
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
