import { useNavigation, useSubmit } from "@remix-run/react";
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from "react";
import { rowMark } from "~/ui/admin/address";

/** A move as its form sends it; `id` is the row that it is about. */
export type Move = { id: string; url: string; fields: Readonly<Record<string, string>> };

type Queue = {
  /** Sends a move as soon as the ones before it are answered. */
  move: (move: Move) => void;
  /** The same for a click, which is for the row of the last one where that has only just left its place under the pointer. */
  click: (move: Move, event: MouseEvent<HTMLElement>) => void;
};

const QueueContext = createContext<Queue | null>(null);

/** Null where a form sends itself. */
export function useMoveQueue(): Queue | null {
  return useContext(QueueContext);
}

/** Around lists whose rows are moved: quick clicks wait for each other, and none of them is lost. */
export function MoveQueue({ children }: { children: ReactNode }) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const waiting = useRef<Move[]>([]);
  const isOnItsWay = useRef(false);
  const lastClick = useRef<Click | null>(null);

  function sendNext() {
    const next = isOnItsWay.current ? undefined : waiting.current.shift();
    if (next === undefined) return;
    isOnItsWay.current = true;
    submit({ ...next.fields, ...seenPlaceOf(next) }, { method: "post", action: next.url, preventScrollReset: true });
  }

  useEffect(() => {
    if (state !== "idle") return;
    isOnItsWay.current = false;
    if (lastClick.current) keepFocus(lastClick.current);
    sendNext();
  }, [state]);

  function move(wanted: Move) {
    waiting.current.push(wanted);
    if (state === "idle") sendNext();
  }

  function click(wanted: Move, event: MouseEvent<HTMLElement>) {
    const meant = rowMeantBy(event, wanted, lastClick.current);
    lastClick.current = { move: meant, at: event.timeStamp, x: event.clientX, y: event.clientY };
    move(meant);
  }

  return <QueueContext.Provider value={{ move, click }}>{children}</QueueContext.Provider>;
}

/** why: a request that is sent again, because its answer was lost, must not be a second step */
function seenPlaceOf({ id, fields: { direction } }: Move): { from?: string } {
  const field = document.getElementById(rowMark(id))?.querySelector<HTMLInputElement>('input[name="place"]');
  return field && direction !== "place" ? { from: field.defaultValue } : {};
}

type Click = { move: Move; at: number; x: number; y: number };

/** why: longer than between two quick clicks, shorter than it takes to look which row is there now */
const QUICK_MS = 700;

/** A row that was moved makes way for another one; a pointer that has not stirred since goes on with the first. */
function rowMeantBy({ detail, timeStamp, clientX, clientY }: MouseEvent, wanted: Move, last: Click | null): Move {
  const isPointer = detail > 0;
  const isSame = last !== null && last.x === clientX && last.y === clientY && last.move.fields.direction === wanted.fields.direction;
  return isPointer && isSame && timeStamp - last.at < QUICK_MS ? last.move : wanted;
}

/** why: a row that moves down is taken out of the page and put back, which loses the focus */
function keepFocus({ move: { id, fields } }: Click): void {
  if (document.activeElement !== document.body) return;
  const buttons = document.getElementById(rowMark(id))?.querySelectorAll<HTMLButtonElement>('button[name="direction"]:enabled') ?? [];
  const [first, ...others] = [...buttons].toSorted((one) => (one.value === fields.direction ? -1 : 1));
  (first ?? others[0])?.focus({ preventScroll: true });
}
