import { Form, Link } from "@remix-run/react";
import { type ListView, withView } from "~/ui/admin/address";
import { useOneSubmit } from "~/ui/form/pending";
import { DragHandle } from "./drag-handle";

/** What the person who looks may do: no button for anything else. */
export type May = { create: boolean; update: boolean; delete: boolean };

type UrlOf = (id: string) => string;

export type RowUrls = { edit: UrlOf; delete: UrlOf; move: UrlOf; history: UrlOf };

/** The first one cannot go up, the last one not down. */
type MovedRow = { id: string; version: number; isFirst: boolean; isLast: boolean };

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

/** A step up or down in the order; where JavaScript runs, a row can also be dragged. */
export function MoveButtons({ row: { id, version, isFirst, isLast }, name, urls, view: { filter, page } }: MoveProps) {
  const { submitOnce } = useOneSubmit();
  return (
    <Form
      className="row-buttons"
      method="post"
      discover="none"
      action={urls.move(id)}
      preventScrollReset
      onSubmit={(event) => submitOnce(event, () => undefined)}
    >
      {isFirst && isLast ? null : <DragHandle row={{ id, version }} name={name} url={urls.move(id)} view={{ filter, page }} />}
      <input type="hidden" name="version" value={version} />
      {page > 1 ? <input type="hidden" name="page" value={page} /> : null}
      {filter ? <input type="hidden" name="filter" value={filter} /> : null}
      <Step direction="up" isEnd={isFirst} label={`${name} nach oben`} />
      <Step direction="down" isEnd={isLast} label={`${name} nach unten`} />
    </Form>
  );
}

type StepProps = { direction: "up" | "down"; isEnd: boolean; label: string };

function Step({ direction, isEnd, label }: StepProps) {
  return (
    <button
      type="submit"
      className="button"
      data-icon={direction === "up" ? "arrowUp" : "arrowDown"}
      name="direction"
      value={direction}
      disabled={isEnd}
      aria-label={label}
    />
  );
}

type LinkProps = { id: string; name: string; may: Pick<May, "update" | "delete">; urls: Omit<RowUrls, "move">; view: ListView };

/** The ways from a row to its form, to its history and to the question before it is deleted. */
export function RowLinks({ id, name, may, urls, view }: LinkProps) {
  return (
    <div className="row-buttons">
      {may.update ? (
        <Link className="button" data-icon="pencil" discover="none" to={withView(urls.edit(id), view)} aria-label={`Bearbeiten: ${name}`}>
          Bearbeiten
        </Link>
      ) : null}
      <Link className="button" data-icon="clock" discover="none" to={urls.history(id)} aria-label={`Verlauf: ${name}`} title="Verlauf" />
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
  if (!may.update && !may.delete) return null;
  return (
    <div className="record-actions">
      {may.update && hasOrder ? <MoveButtons row={row} name={name} urls={urls} view={view} /> : null}
      <RowLinks id={row.id} name={name} may={may} urls={urls} view={view} />
    </div>
  );
}
