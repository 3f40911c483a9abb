import type { MouseEvent, ReactNode } from "react";
import { useFieldLanguage } from "./field-language";
import type { PreviewState } from "./follow-form";
import { PREVIEW_REFUSED } from "./preview-labels";
import { useReadOnly } from "./read-only";
import { useLivePreview } from "./use-live-preview";

const ID = "live-preview";

type Props = { /** Where the form is sent to be seen. */ url: string; children: ReactNode };

/** The fields of a form, and beside them what the site would show; where there is less room, that opens over them. */
export function WithPreview({ url, children }: Props) {
  if (useReadOnly()) return children;
  return (
    <div className="form-previewed">
      <div className="form-fields">{children}</div>
      <LivePreview url={url} />
    </div>
  );
}

const NOTES: Partial<Record<PreviewState, string>> = {
  refused: PREVIEW_REFUSED,
  away: "Die Vorschau ist gerade nicht zu erreichen.",
};

/** A document of its own, so that the styles of the site and those of the administration do not meet. No script runs in it. */
function LivePreview({ url }: Pick<Props, "url">) {
  const { frame, state } = useLivePreview(`${url}?language=${useFieldLanguage().language}`);
  const note = NOTES[state];
  return (
    <section className="live-preview" id={ID} popover="auto" aria-labelledby={`${ID}-title`}>
      <div className="live-preview-head">
        <h2 className="live-preview-title" id={`${ID}-title`}>
          Vorschau
        </h2>
        <button className="button live-preview-close" data-tone="secondary" data-size="sm" type="button" popovertarget={ID} popovertargetaction="hide">
          Schließen
        </button>
      </div>
      {note ? <p className="live-preview-note">{note}</p> : null}
      <iframe className="live-preview-frame" ref={frame} title="So zeigt es die Website" sandbox="allow-same-origin" />
    </section>
  );
}

/** Opens the preview where it does not stand beside the form. Without JavaScript a page of its own shows it, and the form stays as it is. */
export function PreviewButton({ url }: Pick<Props, "url">) {
  function open(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(ID)?.showPopover();
  }
  return (
    <button className="button preview-button" data-tone="secondary" type="submit" formAction={url} formTarget="_blank" formNoValidate onClick={open}>
      Vorschau
    </button>
  );
}
