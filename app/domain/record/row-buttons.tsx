import { Link } from "@remix-run/react";
import type { FormEvent, MouseEvent, ReactNode } from "react";
import { type ListView, withView } from "~/ui/admin/address";
import { iconOnly } from "~/ui/admin/icon-only";
import { holdMenu, RowMenu } from "~/ui/admin/row-menu";
import { submitterOf } from "~/ui/form/sent-form";
import { DragHandle } from "./drag-handle";
import { useMoveQueue } from "./move-queue";

/** What the person who looks may do: no button for anything else. */
export type May = { create: boolean; update: boolean; delete: boolean };

type UrlOf = (id: string) => string;

export type RowUrls = { edit: UrlOf; delete: UrlOf; move: UrlOf; history: UrlOf };

/** Its place in the order, counted from 1. The first one cannot go up, the last one not down. */
type MovedRow = { id: string; version: number; place: number; isFirst: boolean; isLast: boolean };

/** A record in its list; `thumbnail` is the address of a small picture. */
export type ListedRow = MovedRow & { thumbnail: string | null };

type Props = {
  row: MovedRow;
  /** What the row is called. */
  name: string;
  may: Pick<May, "update" | "delete">;
  urls: RowUrls;
  /** The view of the list to come back to. */
  view: ListView;
};

/** The name of a record in its list: the way to its form. */
export function RowName({ row: { id }, name, may, urls, view }: Omit<Props, "row"> & { row: Pick<MovedRow, "id"> }) {
  return (
    <Link className="row-name" discover="none" to={withView(urls.edit(id), view)} aria-label={`${may.update ? "Bearbeiten" : "Ansehen"}: ${name}`}>
      {name}
    </Link>
  );
}

/** At the end of a row that has a place in an order: the handle for a finger or a mouse, and all else that can be done with it. */
export function RowActions({ hasOrder = true, children, ...props }: Props & { hasOrder?: boolean; children?: ReactNode }) {
  const { row, name, may, urls, view } = props;
  const isMovable = may.update && hasOrder && !(row.isFirst && row.isLast);
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
export function RecordMenu({ row: { id }, name, may, urls, view, children }: Omit<Props, "row"> & { row: Pick<MovedRow, "id">; children?: ReactNode }) {
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

type MoveProps = Pick<Props, "row" | "name"> & {
  /** Where a move is posted. */
  url: string;
};

/** A step up or down in the order, or a place in it. */
function MoveForm({ row: { id, version, place, isFirst, isLast }, name, url }: MoveProps) {
  const queue = useMoveQueue();

  function send(event: FormEvent<HTMLFormElement>) {
    if (queue === null) return;
    event.preventDefault();
    queue({ id, url, fields: fieldsOf(event.currentTarget, submitterOf(event)) });
  }

  function step(event: MouseEvent<HTMLButtonElement>) {
    const { currentTarget: button } = event;
    if (queue === null || button.form === null) return;
    event.preventDefault();
    holdMenu(button);
    queue({ id, url, fields: fieldsOf(button.form, button) });
  }

  return (
    <form className="row-buttons" method="post" action={url} onSubmit={send}>
      <input type="hidden" name="version" value={version} />
      <PlaceField key={place} place={place} />
      <Step direction="up" isEnd={isFirst} name={name} onClick={step} />
      <Step direction="down" isEnd={isLast} name={name} onClick={step} />
    </form>
  );
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  return Object.fromEntries([...new FormData(form, submitter)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** why its button comes first: the Enter key presses the first button of a form */
function PlaceField({ place }: { place: number }) {
  return (
    <>
      <label>
        an Stelle
        <input className="input" type="number" name="place" defaultValue={place} />
      </label>
      <button type="submit" className="button" data-icon="check" name="direction" value="place" {...iconOnly("An diese Stelle")} />
    </>
  );
}

type StepProps = { direction: "up" | "down"; isEnd: boolean; name: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void };

function Step({ direction, isEnd, name, onClick }: StepProps) {
  const where = direction === "up" ? "oben" : "unten";
  return (
    <button
      type="submit"
      className="button"
      data-icon={direction === "up" ? "arrowUp" : "arrowDown"}
      name="direction"
      value={direction}
      disabled={isEnd}
      {...iconOnly(`${name} nach ${where}`)}
      onClick={onClick}
    />
  );
}
