import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { type ListView, withView } from "~/ui/admin/address";
import { Picture } from "~/ui/admin/picture";
import { RowMenu } from "~/ui/admin/row-menu";
import { useMay } from "./list-frame";
import { DragHandle, type MovedRow, MoveForm } from "./row-moves";

export type ListedRow = MovedRow & { thumbnail: string | null };

type Props = {
  row: MovedRow;
  name: string;
  urls: Record<"edit" | "delete" | "move" | "history", (id: string) => string>;
  view: ListView;
};

export function Thumbnail({ src, ...look }: { src: string | null } & Pick<ComponentProps<typeof Picture>, "icon" | "shape">) {
  return <Picture picture={src === null ? null : { src }} alt="" {...look} />;
}

export function RowName({ row: { id }, name, urls, view }: Omit<Props, "row"> & { row: Pick<MovedRow, "id"> }) {
  const may = useMay();
  return (
    <Link className="row-name" discover="none" to={withView(urls.edit(id), view)} aria-label={`${may.update ? "Bearbeiten" : "Ansehen"}: ${name}`}>
      {name}
    </Link>
  );
}

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
