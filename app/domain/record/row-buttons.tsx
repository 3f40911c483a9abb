import { Link } from "@remix-run/react";
import type { FormEvent, MouseEvent } from "react";
import { type ListView, withView } from "~/ui/admin/address";
import { iconOnly } from "~/ui/admin/icon-only";
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

type MoveProps = {
  row: MovedRow;
  /** What the row is called. */
  name: string;
  urls: Pick<RowUrls, "move">;
  /** The view of the list to come back to. */
  view: ListView;
};

/** A step up or down in the order, or a place in it; where JavaScript runs, a row can also be dragged. */
export function MoveButtons({ row: { id, version, place, isFirst, isLast }, name, urls, view }: MoveProps) {
  const queue = useMoveQueue();
  const url = withView(urls.move(id), view);
  if (isFirst && isLast) return null;

  function send(event: FormEvent<HTMLFormElement>) {
    if (queue === null) return;
    event.preventDefault();
    queue.move({ id, url, fields: fieldsOf(event.currentTarget, submitterOf(event)) });
  }

  function step(event: MouseEvent<HTMLButtonElement>) {
    const { currentTarget: button } = event;
    if (queue === null || button.form === null) return;
    event.preventDefault();
    queue.click({ id, url, fields: fieldsOf(button.form, button) }, event);
  }

  return (
    <form className="row-buttons" method="post" action={url} onSubmit={send}>
      <DragHandle version={version} name={name} url={url} />
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

type LinkProps = { id: string; name: string; may: Pick<May, "update" | "delete">; urls: Omit<RowUrls, "move">; view: ListView };

/** The ways from a row to its form, to its history and to the question before it is deleted. */
export function RowLinks({ id, name, may, urls, view }: LinkProps) {
  return (
    <div className="row-buttons">
      <Link
        className="button"
        data-icon={may.update ? "pencil" : "file"}
        discover="none"
        to={withView(urls.edit(id), view)}
        aria-label={`${may.update ? "Bearbeiten" : "Ansehen"}: ${name}`}
      >
        {may.update ? "Bearbeiten" : "Ansehen"}
      </Link>
      <Link className="button" data-icon="clock" discover="none" to={urls.history(id)} {...iconOnly(`Verlauf: ${name}`)} />
      {may.delete ? (
        <Link className="button" data-icon="trash" discover="none" to={withView(urls.delete(id), view)} aria-label={`Löschen: ${name}`}>
          Löschen
        </Link>
      ) : null}
    </div>
  );
}

type RowActionsProps = Omit<MoveProps, "urls"> & {
  may: May;
  urls: RowUrls;
  /** Whether the list stands in the order that the arrows change. */
  hasOrder?: boolean;
};

/** All buttons of a row, side by side. */
export function RowActions({ row, name, may, urls, view, hasOrder = true }: RowActionsProps) {
  return (
    <div className="record-actions">
      {may.update && hasOrder ? <MoveButtons row={row} name={name} urls={urls} view={view} /> : null}
      <RowLinks id={row.id} name={name} may={may} urls={urls} view={view} />
    </div>
  );
}
