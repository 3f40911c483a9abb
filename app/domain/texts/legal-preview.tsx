import { LegalBody } from "./legal-body";
import type { LegalDocument } from "./legal-document";
import { useLivePreview } from "./use-live-preview";

type Props = {
  /** Where the text is sent while it is typed. */
  url: string;
  /** What stands there before anything is typed, and where nothing runs. */
  first: LegalDocument;
  lang: string;
};

/** The text as the page would show it; where there is JavaScript it follows what is typed. */
export function LegalPreview({ url, first, lang }: Props) {
  const { document, isRefused } = useLivePreview(url, first);
  return (
    <section className="legal-preview" aria-labelledby="legal-preview-title">
      <h2 className="panel-title" id="legal-preview-title">
        Vorschau
      </h2>
      {isRefused ? <p className="record-note">Diese Fassung lässt sich nicht zeigen. Beim Speichern sehen Sie, warum.</p> : null}
      {isEmpty(document) ? (
        <p className="legal-preview-text record-note">Noch kein Text</p>
      ) : (
        <div className="legal-preview-text" lang={lang}>
          <LegalBody document={document} hrefOf={(href) => href} />
        </div>
      )}
    </section>
  );
}

function isEmpty({ intro, sections }: LegalDocument): boolean {
  return intro.length === 0 && sections.length === 0;
}
