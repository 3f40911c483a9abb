import { Form } from "@remix-run/react";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";
import { useOneSubmit } from "~/ui/form/pending";

/** What the person who looks may do: no button for anything else. */
export type May = { create: boolean; update: boolean; delete: boolean };

export type RowUrls = { edit: (id: string) => string; delete: (id: string) => string; move: (id: string) => string };

type MovedRow = { id: string; version: number; isFirst: boolean; isLast: boolean };

type MoveProps = {
  row: MovedRow;
  /** What the row is called. */
  name: string;
  urls: Pick<RowUrls, "move">;
  /** The view of the list to come back to. */
  view: { filter?: string; page: number };
};

/** A step up or down in the order. */
export function MoveButtons({ row: { id, version, isFirst, isLast }, name, urls, view: { filter, page } }: MoveProps) {
  const { submitOnce } = useOneSubmit();
  return (
    <Form
      className="row-buttons"
      method="post"
      action={urls.move(id)}
      preventScrollReset
      onSubmit={(event) => submitOnce(event, () => undefined)}
    >
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
      className="button"
      data-tone="secondary"
      data-size="sm"
      name="direction"
      value={direction}
      disabled={isEnd}
      aria-label={label}
    >
      <Icon name={direction === "up" ? "arrowUp" : "arrowDown"} size="sm" />
    </button>
  );
}

type LinkProps = { id: string; name: string; may: Pick<May, "update" | "delete">; urls: Pick<RowUrls, "edit" | "delete"> };

/** The ways from a row to its form and to the question before it is deleted. */
export function RowLinks({ id, name, may, urls }: LinkProps) {
  return (
    <div className="row-buttons">
      {may.update ? (
        <ButtonLink to={urls.edit(id)} icon="pencil" size="sm" about={name}>
          Bearbeiten
        </ButtonLink>
      ) : null}
      {may.delete ? (
        <ButtonLink to={urls.delete(id)} icon="trash" size="sm" tone="quiet" about={name}>
          Löschen
        </ButtonLink>
      ) : null}
    </div>
  );
}

type RowActionsProps = Omit<MoveProps, "urls"> & { may: May; urls: RowUrls };

/** All buttons of a row, side by side. */
export function RowActions({ row, name, may, urls, view }: RowActionsProps) {
  if (!may.update && !may.delete) return null;
  return (
    <div className="record-actions">
      {may.update ? <MoveButtons row={row} name={name} urls={urls} view={view} /> : null}
      <RowLinks id={row.id} name={name} may={may} urls={urls} />
    </div>
  );
}
