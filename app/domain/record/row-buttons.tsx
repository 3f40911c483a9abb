import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Picture } from "~/ui/admin/picture";
import { MenuLink, RowMenu } from "~/ui/admin/row-menu";
import { useList } from "./list-frame";
import { DragHandle, type MovedRow, MoveForm } from "./row-moves";

export type ListedRow = MovedRow & { thumbnail: string | null };

export function Thumbnail({ src, ...look }: { src: string | null } & Pick<ComponentProps<typeof Picture>, "icon" | "shape">) {
  return <Picture picture={src === null ? null : { src }} alt="" {...look} />;
}

type Named = { id: string; name: string };

export function RowName({ id, name }: Named) {
  const { may, urls, inView } = useList();
  return (
    <Link className="row-name" discover="none" to={inView(urls.edit(id))} aria-label={`${may.update ? "Bearbeiten" : "Ansehen"}: ${name}`}>
      {name}
    </Link>
  );
}

type ActionsProps = { row: MovedRow; name: string; hasOrder?: boolean; children?: ReactNode };

export function RowActions({ row, name, hasOrder = true, children }: ActionsProps) {
  const { may, urls, inView } = useList();
  const isMovable = may.update && hasOrder && !(row.isFirst && row.isLast);
  const url = inView(urls.move(row.id));
  return (
    <div className="row-actions">
      {isMovable ? <DragHandle version={row.version} name={name} url={url} /> : null}
      <RecordMenu id={row.id} name={name}>
        {isMovable ? <MoveForm row={row} name={name} url={url} /> : null}
        {children}
      </RecordMenu>
    </div>
  );
}

export function RecordMenu({ id, name, children }: Named & { children?: ReactNode }) {
  const { may, urls, inView } = useList();
  return (
    <RowMenu about={name}>
      {children}
      <MenuLink icon="clock" to={urls.history(id)} about={name}>Verlauf</MenuLink>
      {may.delete ? <MenuLink icon="trash" to={inView(urls.delete(id))} about={name}>Löschen</MenuLink> : null}
    </RowMenu>
  );
}
