import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { type ListView, withView } from "~/ui/admin/address";
import { Picture } from "~/ui/admin/picture";
import { RowMenu } from "~/ui/admin/row-menu";
import { useMay } from "./list-frame";
import { DragHandle, type MovedRow, MoveForm } from "./row-moves";

/** A record in its list; `thumbnail` is the address of a small picture. */
export type ListedRow = MovedRow & { thumbnail: string | null };

type Props = {
  row: MovedRow;
  /** What the row is called. */
  name: string;
  urls: Record<"edit" | "delete" | "move" | "history", (id: string) => string>;
  /** The view of the list to come back to. */
  view: ListView;
};

/** The small picture of a record; a placeholder where it has none. */
export function Thumbnail({ src, ...look }: { src: string | null } & Pick<ComponentProps<typeof Picture>, "icon" | "shape">) {
  return <Picture picture={src === null ? null : { src }} alt="" {...look} />;
}

/** The name of a record in its list: the way to its form. */
export function RowName({ row: { id }, name, urls, view }: Omit<Props, "row"> & { row: Pick<MovedRow, "id"> }) {
  const may = useMay();
  return (
    <Link className="row-name" discover="none" to={withView(urls.edit(id), view)} aria-label={`${may.update ? "Bearbeiten" : "Ansehen"}: ${name}`}>
      {name}
    </Link>
  );
}

/** At the end of a row that has a place in an order: the handle for a finger or a mouse, and all else that can be done with it. */
export function RowActions({ hasOrder = true, children, ...props }: Props & { hasOrder?: boolean; children?: ReactNode }) {
  const { row, name, urls, view } = props;
  const isMovable = useMay().update && hasOrder && !(row.isFirst && row.isLast);
  const url = withView(urls.move(row.id), view);
  return (
    <div className="row-actions">
      {isMovable ? <DragHandle version={row.version} name={name} url={url} /> : null}
      <RecordMenu {...props}>
        {isMovable ? <MoveForm row={row} name={name} url={url} /> : null}
        {children}
      </RecordMenu>
    </div>
  );
}

/** The ways from a row to its history and to the question before it is deleted, behind what else there is. */
export function RecordMenu({ row: { id }, name, urls, view, children }: Omit<Props, "row"> & { row: Pick<MovedRow, "id">; children?: ReactNode }) {
  const may = useMay();
  return (
    <RowMenu about={name}>
      {children}
      <Link data-icon="clock" discover="none" to={urls.history(id)} aria-label={`Verlauf: ${name}`}>
        Verlauf
      </Link>
      {may.delete ? (
        <Link data-icon="trash" discover="none" to={withView(urls.delete(id), view)} aria-label={`Löschen: ${name}`}>
          Löschen
        </Link>
      ) : null}
    </RowMenu>
  );
}
