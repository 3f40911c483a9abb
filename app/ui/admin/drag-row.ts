import { markedId } from "./address";
import { positionUnder, scrollStep } from "./sort-position";

export type DropTarget = { onto: string; direction: "up" | "down" };

type Reports = {
  /** `place` is counted from 1, on this page. */
  onPlace: (place: number, count: number) => void;
  /** Null if nothing moves, or if the drag was cancelled. */
  onEnd: (target: DropTarget | null) => void;
};

export type Dragged = { end: () => void };

type Point = { x: number; y: number };

type Drag = {
  row: HTMLElement;
  rows: readonly HTMLElement[];
  from: number;
  to: number;
  origin: Point;
  pointer: Point;
};

/** Moves a row among its siblings. It stays marked until `end` is called, while the order is being saved. */
export function dragRow(handle: HTMLElement, { pointerId, clientX, clientY }: PointerEvent, { onPlace, onEnd }: Reports): Dragged {
  const drag = dragOf(handle, { x: clientX, y: clientY });
  const listening = new AbortController();

  function end() {
    listening.abort();
    clear(drag);
  }

  function stop(isDropped: boolean) {
    listening.abort();
    drag.row.style.translate = "";
    const target = isDropped ? targetOf(drag) : null;
    if (target === null) end();
    onEnd(target);
  }

  const follow = () => followPointer(drag, onPlace);
  const { signal } = listening;
  handle.setPointerCapture(pointerId);
  handle.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    drag.pointer = { x, y };
    follow();
  }, { signal });
  handle.addEventListener("pointerup", () => stop(true), { signal });
  handle.addEventListener("pointercancel", () => stop(false), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && stop(false), { signal });
  drag.row.dataset.dragged = "";
  scrollAtEdges(drag, { follow, signal });
  return { end };
}

function dragOf(handle: HTMLElement, pointer: Point): Drag {
  const row = rowOf(handle);
  const rows = rowsBeside(row);
  const from = rows.indexOf(row);
  return { row, rows, from, to: from, origin: { x: pointer.x + window.scrollX, y: pointer.y + window.scrollY }, pointer };
}

function rowOf(handle: HTMLElement): HTMLElement {
  return handle.closest<HTMLElement>("tr, li") ?? handle;
}

function rowsBeside(row: HTMLElement): HTMLElement[] {
  const siblings = [...(row.parentElement?.children ?? [])];
  return siblings.filter((one) => one instanceof HTMLElement).filter((one) => idOf(one) !== null);
}

function followPointer(drag: Drag, onPlace: Reports["onPlace"]): void {
  const { row, rows, from, to, origin, pointer } = drag;
  const moved = { x: pointer.x + window.scrollX - origin.x, y: pointer.y + window.scrollY - origin.y };
  row.style.translate = `${moved.x.toString()}px ${moved.y.toString()}px`;
  const boxes = rows.map((one) => (one === row ? shifted(one.getBoundingClientRect(), moved) : one.getBoundingClientRect()));
  const position = positionUnder(boxes, pointer);
  if (position === to) return;
  drag.to = position;
  mark(rows, from, position);
  onPlace(position + 1, rows.length);
}

function scrollAtEdges(drag: Drag, { follow, signal }: { follow: () => void; signal: AbortSignal }): void {
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    const step = scrollStep(drag.pointer.y, window.innerHeight);
    window.scrollBy(0, step);
    if (step !== 0) follow();
    scrollAtEdges(drag, { follow, signal });
  });
}

function targetOf({ rows, from, to }: Drag): DropTarget | null {
  const onto = idOf(rows[to]);
  return to === from || onto === null ? null : { onto, direction: to < from ? "up" : "down" };
}

function clear({ row, rows, from }: Drag): void {
  row.style.translate = "";
  delete row.dataset.dragged;
  mark(rows, from, from);
}

function idOf(row: HTMLElement | undefined): string | null {
  return row?.querySelector(".drag-handle") ? markedId(row) : null;
}

function mark(rows: readonly HTMLElement[], from: number, to: number): void {
  for (const [index, row] of rows.entries()) {
    if (index === to && to !== from) row.dataset.drop = to < from ? "before" : "after";
    else delete row.dataset.drop;
  }
}

function shifted({ x, y, width, height }: DOMRect, moved: Point): DOMRect {
  return new DOMRect(x - moved.x, y - moved.y, width, height);
}
