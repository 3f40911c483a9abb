import { useNavigation, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, type MouseEvent, type PointerEvent, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { quoted } from "~/i18n/quoted";
import { type Dragged, dragRow } from "~/ui/admin/drag-row";
import { iconOnly } from "~/ui/admin/icon-only";
import { holdMenu } from "~/ui/admin/row-menu";
import { submitterOf } from "~/ui/form/sent-form";
import { rowMark } from "~/ui/admin/address";

type Move = { id: string; url: string; fields: Readonly<Record<string, string>> };

/** Null outside of a `MoveQueue`, where forms are sent normally. */
const QueueContext = createContext<((move: Move) => void) | null>(null);

/** Sends quick clicks one by one, because the router would cancel all but the last. */
export function MoveQueue({ children }: { children: ReactNode }) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const waiting = useRef<Move[]>([]);
  const isOnItsWay = useRef(false);
  const last = useRef<Move | null>(null);

  function sendNext() {
    const next = isOnItsWay.current ? undefined : waiting.current.shift();
    if (next === undefined) return;
    isOnItsWay.current = true;
    submit({ ...next.fields, ...seenPlaceOf(next) }, { method: "post", action: next.url, preventScrollReset: true });
  }

  useEffect(() => {
    if (state !== "idle") return;
    isOnItsWay.current = false;
    if (last.current) keepFocus(last.current);
    sendNext();
  }, [state]);

  function move(wanted: Move) {
    last.current = wanted;
    waiting.current.push(wanted);
    if (state === "idle") sendNext();
  }

  return <QueueContext.Provider value={move}>{children}</QueueContext.Provider>;
}

/** Without `from`, a request that is retried after a lost answer would be a second step. */
function seenPlaceOf({ id, fields: { direction } }: Move): { from?: string } {
  const field = document.getElementById(rowMark(id))?.querySelector<HTMLInputElement>('input[name="place"]');
  return field && direction !== "place" ? { from: field.defaultValue } : {};
}

/** A row that moves down is removed and inserted again, and the last row's button is disabled: both lose the focus. */
function keepFocus({ id, fields }: Move): void {
  if (!document.activeElement?.matches("body, :disabled")) return;
  const row = document.getElementById(rowMark(id));
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button[name="direction"]:enabled') ?? [])];
  (buttons.find(({ value }) => value === fields.direction) ?? buttons.at(-1))?.focus({ preventScroll: true });
}

export type MovedRow = { id: string; version: number; place: number; isFirst: boolean; isLast: boolean };

type MoveProps = { row: MovedRow; name: string; url: string };

export function MoveForm({ row: { id, version, place, isFirst, isLast }, name, url }: MoveProps) {
  const queue = useContext(QueueContext);

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

/** The button comes first, because Enter presses the first button of a form. */
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

/** For fingers and mice, with JavaScript. For keyboards and screen readers there are the arrows in the menu. */
export function DragHandle({ version, name, url }: Pick<MoveProps, "name" | "url"> & { version: number }) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const [hasScripts, setHasScripts] = useState(false);
  const drag = useRef<Dragged | null>(null);
  useEffect(() => setHasScripts(true), []);
  useEffect(() => {
    if (state === "idle") drag.current?.end();
  }, [state]);
  useEffect(() => () => drag.current?.end(), []);

  function begin(event: PointerEvent<HTMLElement>) {
    if (state !== "idle" || event.button !== 0) return;
    event.preventDefault();
    drag.current?.end();
    setSaid(`${quoted(name)} wird verschoben.`);
    drag.current = dragRow(event.currentTarget, event.nativeEvent, {
      onPlace: (place, count) => setSaid(`${quoted(name)}: Stelle ${place.toString()} von ${count.toString()}`),
      onEnd: (target) => {
        setSaid(null);
        if (target) submit({ version, ...target }, { method: "post", action: url, preventScrollReset: true });
      },
    });
  }

  if (!hasScripts) return null;
  return (
    <>
      <span className="drag-handle" data-icon="grip" aria-hidden="true" title="Zum Sortieren ziehen" onPointerDown={begin} />
      {said === null ? null : (
        <span className="visually-hidden" role="status">
          {said}
        </span>
      )}
    </>
  );
}
