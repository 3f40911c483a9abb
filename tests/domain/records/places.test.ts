import { describe, expect, it } from "vitest";
import { pageOf, withEnds } from "~/domain/records/list-pages";
import { placesAfterMove } from "~/domain/records/places";

const list = (...numbers: number[]) => numbers.map((sortOrder, index) => ({ id: "ABCDEF"[index] ?? "", sortOrder }));

describe("a step in the order", () => {
  it("gives two neighbours each other's number and leaves the rest alone", () => {
    expect(placesAfterMove(list(1, 4, 9), "B", "up")).toEqual([{ id: "B", sortOrder: 1 }, { id: "A", sortOrder: 4 }]);
    expect(placesAfterMove(list(1, 4, 9), "B", "down")).toEqual([{ id: "C", sortOrder: 4 }, { id: "B", sortOrder: 9 }]);
  });

  it("is a step also where all share a number", () => {
    expect(placesAfterMove(list(0, 0, 0), "C", "up")).toEqual([{ id: "C", sortOrder: 1 }, { id: "B", sortOrder: 2 }]);
    expect(placesAfterMove(list(2, 2, 3), "B", "up")).toEqual([{ id: "A", sortOrder: 3 }, { id: "C", sortOrder: 4 }]);
  });

  it("ends at both ends, and is none for who is not in the list", () => {
    expect(placesAfterMove(list(1, 2), "A", "up")).toEqual([]);
    expect(placesAfterMove(list(1, 2), "B", "down")).toEqual([]);
    expect(placesAfterMove(list(1, 2), "nobody", "down")).toEqual([]);
  });
});

describe("a long list", () => {
  it("has pages, at least one, and none behind the last", () => {
    expect(pageOf(1, 0)).toEqual({ page: 1, pageCount: 1, skip: 0, take: 16 });
    expect(pageOf(9, 33)).toEqual({ page: 3, pageCount: 3, skip: 32, take: 16 });
  });

  it("knows its ends on whichever page", () => {
    expect(withEnds([{}, {}], { skip: 25, count: 27 })).toEqual([
      { isFirst: false, isLast: false },
      { isFirst: false, isLast: true },
    ]);
  });
});
