import type { ReactNode } from "react";
import type { Block, Cell, Inline, LegalDocument } from "./legal-document";

type Props = {
  document: LegalDocument;
  /** Where a link of the text leads on this page. */
  hrefOf: (href: string) => string;
};

/** The words of a legal text. */
export function LegalBody({ document: { intro, sections }, hrefOf }: Props) {
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

type Links = Pick<Props, "hrefOf">;

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
