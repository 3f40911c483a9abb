type Point = { x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** Which of the boxes lies under a point, or else nearest to it. Counted from 0. */
export function placeUnder(boxes: readonly Box[], point: Point): number {
  const distances = boxes.map((box) => distanceTo(box, point));
  return distances.indexOf(Math.min(...distances));
}

/** 0 inside; outside the way to the nearest edge. */
function distanceTo({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const EDGE = 64;
const FASTEST = 14;

/** By how many pixels a window scrolls in one frame while something is dragged near its upper or lower edge. */
export function scrollStep(y: number, windowHeight: number): number {
  const [above, below] = [EDGE - y, y - (windowHeight - EDGE)];
  if (above > 0) return -Math.ceil((FASTEST * Math.min(above, EDGE)) / EDGE);
  return below > 0 ? Math.ceil((FASTEST * Math.min(below, EDGE)) / EDGE) : 0;
}
