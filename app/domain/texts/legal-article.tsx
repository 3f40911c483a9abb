import type { ReactNode } from "react";
import type { Language } from "~/i18n/languages";
import { isPagePath, type Site, sitePath } from "~/paths";
import { type Block, type Cell, type Inline, type LegalDocument, plainText } from "./legal-document";

type Props = {
  document: LegalDocument;
  /** May differ from the page's language. */
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
      <Blocks blocks={intro} hrefOf={hrefOf} />
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id}>
          <h2>
            <Line inlines={title} hrefOf={hrefOf} />
          </h2>
          <Blocks blocks={blocks} hrefOf={hrefOf} />
        </section>
      ))}
    </>
  );
}

function Blocks({ blocks, hrefOf }: Links & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} hrefOf={hrefOf} />);
}

function OneBlock({ block, hrefOf }: Links & { block: Block }): ReactNode {
  switch (block.kind) {
    case "line":
      return <Line inlines={block.inlines} hrefOf={hrefOf} />;
    case "paragraph":
      return (
        <p>
          <Line inlines={block.inlines} hrefOf={hrefOf} />
        </p>
      );
    case "heading":
      return <SubHeading level={block.level} line={<Line inlines={block.inlines} hrefOf={hrefOf} />} />;
    case "list":
      return <List block={block} hrefOf={hrefOf} />;
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.blocks} hrefOf={hrefOf} />
        </blockquote>
      );
    case "table":
      return <LegalTable head={block.head} rows={block.rows} hrefOf={hrefOf} />;
    case "rule":
      return <hr />;
  }
}

function SubHeading({ level, line }: { level: 3 | 4; line: ReactNode }) {
  return level === 3 ? <h3>{line}</h3> : <h4>{line}</h4>;
}

function List({ block: { first, items }, hrefOf }: Links & { block: Extract<Block, { kind: "list" }> }) {
  const points = items.map((blocks, index) => (
    <li key={index}>
      <Blocks blocks={blocks} hrefOf={hrefOf} />
    </li>
  ));
  return first === null ? <ul>{points}</ul> : <ol start={first === 1 ? undefined : first}>{points}</ol>;
}

function LegalTable({ head, rows, hrefOf }: Links & { head: readonly Cell[]; rows: readonly (readonly Cell[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Line inlines={cell} hrefOf={hrefOf} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index}>
                <Line inlines={cell} hrefOf={hrefOf} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ inlines, hrefOf }: Links & { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <Piece key={index} inline={inline} hrefOf={hrefOf} />);
}

function Piece({ inline, hrefOf }: Links & { inline: Inline }): ReactNode {
  if (typeof inline === "string") return inline;
  if (inline.kind === "break") return <br />;
  const inside = <Line inlines={inline.inlines} hrefOf={hrefOf} />;
  if (inline.kind === "strong") return <strong>{inside}</strong>;
  if (inline.kind === "emphasis") return <em>{inside}</em>;
  return (
    <a href={hrefOf(inline.href)} rel={inline.href.startsWith("http") ? "noopener" : undefined}>
      {inside}
    </a>
  );
}
