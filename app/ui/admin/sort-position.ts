type Point = { x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

export function positionUnder(boxes: readonly Box[], point: Point): number {
  const distances = boxes.map((box) => distanceTo(box, point));
  return distances.indexOf(Math.min(...distances));
}

function distanceTo({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const EDGE = 64;
const FASTEST = 14;

/** Pixels per frame while dragging near an edge of the window. */
export function scrollStep(y: number, windowHeight: number): number {
  const [above, below] = [EDGE - y, y - (windowHeight - EDGE)];
  if (above > 0) return -Math.ceil((FASTEST * Math.min(above, EDGE)) / EDGE);
  return below > 0 ? Math.ceil((FASTEST * Math.min(below, EDGE)) / EDGE) : 0;
}
