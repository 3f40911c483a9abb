import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import { useFieldLanguage } from "./field-language";
import type { PreviewState } from "./follow-form";
import { usePending } from "./pending";
import { PREVIEW_REFUSED } from "./preview-labels";
import { useReadOnly } from "./read-only";
import { useReply } from "./reply";

type Props = {
  url: string;
  id?: string;
  about?: string;
  children: ReactNode;
};

export function WithPreview({ url, id = ID, about = "", children }: Props) {
  if (useReadOnly()) return children;
  return (
    <div className="form-previewed">
      <div className="form-fields">{children}</div>
      <LivePreview url={url} id={id} about={about} />
    </div>
  );
}

const ID = "live-preview";

const NOTES: Partial<Record<PreviewState, string>> = {
  refused: PREVIEW_REFUSED,
  away: "Die Vorschau ist gerade nicht zu erreichen.",
};

function LivePreview({ url, id, about }: { url: string; id: string; about: string }) {
  const { frame, state } = useLivePreview(`${url}?language=${useFieldLanguage().language}`);
  const note = NOTES[state];
  return (
    <section className="live-preview" id={id} popover="auto" aria-labelledby={`${id}-title`}>
      <div className="live-preview-head">
        <h2 className="live-preview-title" id={`${id}-title`}>
          Vorschau
          {about ? <span className="visually-hidden"> {about}</span> : null}
        </h2>
        <button className="button live-preview-close" data-tone="secondary" data-size="sm" type="button" popovertarget={id} popovertargetaction="hide">
          Schließen
        </button>
      </div>
      {note ? <p className="live-preview-note">{note}</p> : null}
      <iframe className="live-preview-frame" ref={frame} title={`So zeigt es die Website${about ? `: ${about}` : ""}`} sandbox="allow-same-origin" />
    </section>
  );
}

/** Sends no requests while the form is being sent. */
function useLivePreview(url: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, tell] = useState<PreviewState>("shown");
  const [isPending, reply] = [usePending(), useReply()];
  useEffect(() => {
    const stopping = new AbortController();
    if (frame.current && !isPending) void start(frame.current, { url, tell, signal: stopping.signal });
    return () => stopping.abort();
  }, [url, isPending, reply]);
  return { frame, state };
}

/** Loaded lazily, because the form must not wait for it. */
async function start(frame: HTMLIFrameElement, way: { url: string; tell: (state: PreviewState) => void; signal: AbortSignal }) {
  try {
    const { followForm } = await import("./follow-form");
    if (!way.signal.aborted) followForm(frame, way);
  } catch {
    way.tell("away");
  }
}

type ButtonProps = Pick<Props, "url" | "id"> & {
  /** Languages that have their own button without JavaScript. */
  languages?: readonly Language[];
};

/** Opens the preview in narrow windows, and without JavaScript in a new window. */
export function PreviewButton({ url, id = ID, languages = [] }: ButtonProps) {
  const isReadOnly = useReadOnly();
  const [first, ...others] = languages;
  if (isReadOnly) return null;
  function open(event: MouseEvent) {
    event.preventDefault();
    const preview = document.getElementById(id);
    preview?.showPopover();
    // the form behind it cannot be seen; closing it gives the focus back
    preview?.querySelector("button")?.focus();
  }
  return (
    <>
      <button {...BUTTON} formAction={addressOf(url, first)} onClick={open}>
        Vorschau
      </button>
      {others.length > 0 ? (
        <noscript>
          {others.map((language) => (
            <button key={language} {...BUTTON} formAction={addressOf(url, language)}>
              Vorschau {LANGUAGE_NAMES[language]}
            </button>
          ))}
        </noscript>
      ) : null}
    </>
  );
}

const BUTTON = { className: "button preview-button", "data-tone": "secondary", type: "submit", formTarget: "_blank", formNoValidate: true } as const;

function addressOf(url: string, language: Language | undefined): string {
  return `${language ? `${url}?language=${language}` : url}#place`;
}
