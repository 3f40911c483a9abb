import type { Language } from "~/i18n/languages";
import { screenAt, type Site, sitePath } from "~/paths";
import { LegalBody } from "./legal-body";
import { type LegalDocument, plainText } from "./legal-document";

type Props = {
  document: LegalDocument;
  /** The language of the text, which may be another than that of the page. */
  lang: Language;
  contents: string;
  site: Site;
};

/** A legal text with its table of contents. In which language it is it says to the browser. */
export function LegalArticle({ document, lang, contents, site }: Props) {
  const hrefOf = (href: string) => (screenAt(href) === null ? href : sitePath(site, href));
  return (
    <div className="wrap legal">
      {document.sections.length > 0 && (
        <nav className="legal-contents" aria-label={contents}>
          <ol lang={lang}>
            {document.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{plainText(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className="legal-text" lang={lang}>
        <LegalBody document={document} hrefOf={hrefOf} />
      </article>
    </div>
  );
}
