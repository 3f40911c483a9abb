import { describe, expect, it } from "vitest";
import { positionUnder, scrollStep } from "~/ui/admin/sort-position";

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe("the position under a pointer", () => {
  const list = [box(0, 0), box(0, 40), box(0, 80)];
  const grid = [box(0, 0), box(110, 0), box(0, 50), box(110, 50)];

  it.each([
    [list, { x: 10, y: 10 }, 0],
    [list, { x: 10, y: 70 }, 1],
    [list, { x: 500, y: 90 }, 2],
    [list, { x: 10, y: -400 }, 0],
    [list, { x: 10, y: 4000 }, 2],
    [grid, { x: 150, y: 20 }, 1],
    [grid, { x: 150, y: 70 }, 3],
    [grid, { x: 20, y: 300 }, 2],
  ])("is right in case %#", (boxes, point, position) => {
    expect(positionUnder(boxes, point)).toBe(position);
  });
});

it("the window scrolls faster the nearer the pointer is to its edge, and does not scroll in the middle", () => {
  expect(scrollStep(400, 800)).toBe(0);
  expect(scrollStep(60, 800)).toBe(-1);
  expect(scrollStep(-50, 800)).toBe(-14);
  expect(scrollStep(799, 800)).toBeGreaterThan(scrollStep(750, 800));
});
