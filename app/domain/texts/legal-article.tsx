import type { Language } from "~/i18n/languages";
import { isPagePath, type Site, sitePath } from "~/paths";
import { type LegalDocument, type Piece, plainText } from "./legal-document";

type Props = {
  document: LegalDocument;
  lang: Language;
  contents: string;
  site: Site;
};

export function LegalArticle({ document, lang, contents, site }: Props) {
  const hrefOf = (href: string) => (isPagePath(href.replace(/[?#].*/, "")) ? sitePath(site, href) : href);
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

type Links = { hrefOf: (href: string) => string };

export function LegalBody({ document: { intro, sections }, hrefOf }: Links & { document: LegalDocument }) {
  return (
    <>
      <Pieces pieces={intro} hrefOf={hrefOf} />
      {sections.map(({ id, title, pieces }) => (
        <section key={id} id={id}>
          <h2>
            <Pieces pieces={title} hrefOf={hrefOf} />
          </h2>
          <Pieces pieces={pieces} hrefOf={hrefOf} />
        </section>
      ))}
    </>
  );
}

function Pieces({ pieces, hrefOf }: Links & { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => (typeof piece === "string" ? piece : <Element key={index} element={piece} hrefOf={hrefOf} />));
}

function Element({ element: { tag: Tag, href = "", start, inside }, hrefOf }: Links & { element: Exclude<Piece, string> }) {
  if (Tag === "br" || Tag === "hr") return <Tag />;
  const shown = <Pieces pieces={inside} hrefOf={hrefOf} />;
  if (Tag === "th") return <th scope="col">{shown}</th>;
  if (Tag === "ol") return <ol start={start}>{shown}</ol>;
  if (Tag !== "a") return <Tag>{shown}</Tag>;
  return (
    <a href={hrefOf(href)} rel={href.startsWith("http") ? "noopener" : undefined}>
      {shown}
    </a>
  );
}
