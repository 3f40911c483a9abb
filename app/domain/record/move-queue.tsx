import { useNavigation, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { rowMark } from "~/ui/admin/address";

/** A move as its form sends it; `id` is the row that it is about. */
export type Move = { id: string; url: string; fields: Readonly<Record<string, string>> };

/** Sends a move as soon as the ones before it are answered. */
type Queue = (move: Move) => void;

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

/** why: a request that is sent again, because its answer was lost, must not be a second step */
function seenPlaceOf({ id, fields: { direction } }: Move): { from?: string } {
  const field = document.getElementById(rowMark(id))?.querySelector<HTMLInputElement>('input[name="place"]');
  return field && direction !== "place" ? { from: field.defaultValue } : {};
}

/** why: a row that moves down is taken out of the page and put back, which loses the focus */
function keepFocus({ id, fields }: Move): void {
  if (document.activeElement !== document.body) return;
  const buttons = document.getElementById(rowMark(id))?.querySelectorAll<HTMLButtonElement>('button[name="direction"]:enabled') ?? [];
  const [first, ...others] = [...buttons].toSorted((one) => (one.value === fields.direction ? -1 : 1));
  (first ?? others[0])?.focus({ preventScroll: true });
}
