import type { ComponentProps, ReactNode } from "react";
import { rowMark } from "./address";
import { EmptyState } from "./empty-state";

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  isHeading?: boolean;
  /** For our own texts, days and sizes: lines break only between words. */
  isWhole?: boolean;
  /** The menu of a row. Omits the label that other cells have, to save HTML. */
  isMenu?: boolean;
  align?: "end";
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  hasMarks?: boolean;
  empty?: ComponentProps<typeof EmptyState>;
};

/** On a phone each row is a card, which repeats the column headings. */
export function Table<Row>({ caption, columns, rows, keyOf, hasMarks = false, empty }: Props<Row>) {
  if (empty && rows.length === 0) return <EmptyState {...empty} />;
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, align, isMenu }) => (
              <th key={head} scope="col" data-align={isMenu ? "end" : align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} id={hasMarks ? rowMark(keyOf(row)) : undefined}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Noted({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="cell-note">{note}</span>
    </>
  );
}

function Cell<Row>({ column: { head, cell, isHeading, isWhole, isMenu, align }, row }: { column: Column<Row>; row: Row }) {
  if (isMenu) return <td>{cell(row)}</td>;
  const content = <div className={isWhole ? "cell cell-nowrap" : "cell"}>{cell(row)}</div>;
  return isHeading ? (
    <th scope="row" data-head={head}>
      {content}
    </th>
  ) : (
    <td data-head={head} data-align={align}>
      {content}
    </td>
  );
}
