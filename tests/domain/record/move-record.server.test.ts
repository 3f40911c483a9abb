import { describe, expect, it } from "vitest";
import { createPage, groupByGroup, pageAt, pageOf, pageOfGroups, withEnds } from "~/domain/record/list-pages";
import { positionAfterMove, positionsAfterMove, type SortPosition, type Target } from "~/domain/record/move-record.server";

const list = (...numbers: number[]) => numbers.map((sortOrder, index) => ({ id: "ABCDEF"[index] ?? "", sortOrder }));

/** The changed sort positions, in the order of the list. */
function moved(places: readonly SortPosition[], id: string, target: Target) {
  const to = positionAfterMove(places, id, target);
  return to === null ? null : positionsAfterMove(places, id, { to });
}

const up = { direction: "up" } as const;
const down = { direction: "down" } as const;

describe("a move by one step", () => {
  it("exchanges the numbers of two neighbours and changes no others", () => {
    expect(moved(list(1, 4, 9), "B", up)).toEqual([{ id: "B", sortOrder: 1 }, { id: "A", sortOrder: 4 }]);
    expect(moved(list(1, 4, 9), "B", down)).toEqual([{ id: "C", sortOrder: 4 }, { id: "B", sortOrder: 9 }]);
  });

  it("also works if several records have the same number", () => {
    expect(moved(list(0, 0, 0), "C", up)).toEqual([{ id: "C", sortOrder: 1 }, { id: "B", sortOrder: 2 }]);
    expect(moved(list(2, 2, 3), "B", up)).toEqual([{ id: "A", sortOrder: 3 }, { id: "C", sortOrder: 4 }]);
  });

  it("stops at both ends, and is null for a record that is not in the list", () => {
    expect(moved(list(1, 2), "A", up)).toEqual([]);
    expect(moved(list(1, 2), "B", down)).toEqual([]);
    expect(moved(list(1, 2), "nobody", down)).toBeNull();
  });
});

describe("a move to a place", () => {
  const to = (place: number) => ({ direction: "place", place }) as const;

  it("counts from 1 and stops at both ends", () => {
    expect([1, 2, 3, 99].map((place) => positionAfterMove(list(1, 2, 3), "B", to(place)))).toEqual([0, 1, 2, 2]);
    expect(positionAfterMove(list(1, 2, 3), "nobody", to(1))).toBeNull();
    expect(moved(list(1, 4, 9), "C", to(1))).toEqual([{ id: "C", sortOrder: 1 }, { id: "A", sortOrder: 4 }, { id: "B", sortOrder: 9 }]);
    expect(moved(list(1, 4, 9), "B", to(2))).toEqual([]);
  });

  it("is also a step that names its starting place, so that sending it twice moves once", () => {
    expect(positionAfterMove(list(1, 2, 3, 4), "D", { ...up, from: 4 })).toBe(2);
    expect(positionAfterMove(list(1, 2, 3, 4), "C", { ...up, from: 4 })).toBe(2);
    expect(positionAfterMove(list(1, 2, 3, 4), "A", { ...up, from: 1 })).toBe(0);
  });
});

describe("a move by several places", () => {
  const numbers = (places: readonly SortPosition[] | null) => places?.map(({ id, sortOrder }) => `${id}${sortOrder.toString()}`).join(" ");

  it("shifts the records in between by one, and no others", () => {
    expect(numbers(moved(list(1, 2, 3, 4, 5), "D", { ...up, onto: "B" }))).toBe("D2 B3 C4");
    expect(numbers(moved(list(1, 2, 3, 4, 5), "A", { ...down, onto: "C" }))).toBe("B1 C2 A3");
  });

  it("is null if the target record is gone or now on the other side", () => {
    expect(moved(list(1, 2, 3), "C", { ...up, onto: "X" })).toBeNull();
    expect(moved(list(1, 2, 3), "A", { ...up, onto: "C" })).toBeNull();
    expect(moved(list(1, 2, 3), "A", { ...up, onto: "A" })).toBeNull();
  });
});

describe("the pages of a list", () => {
  it("are at least one, and a page number beyond the last shows the last", () => {
    expect(pageOf(1, 0)).toEqual({ page: 1, pageCount: 1, skip: 0, take: 16 });
    expect(pageOf(9, 33)).toEqual({ page: 3, pageCount: 3, skip: 32, take: 16 });
  });

  it("are the same when rows are added one at a time", () => {
    const cut = (wanted: number, count: number) => {
      const { add, page } = createPage<number>(wanted, 3);
      for (let row = 0; row < count; row += 1) add(row);
      return page();
    };
    expect(cut(1, 0)).toEqual({ page: 1, pageCount: 1, rows: [] });
    expect(cut(1, 4)).toEqual({ page: 1, pageCount: 2, rows: [0, 1, 2] });
    expect(cut(2, 4)).toEqual({ page: 2, pageCount: 2, rows: [3] });
    expect(cut(9, 6)).toEqual({ page: 2, pageCount: 2, rows: [3, 4, 5] });
  });

  it("mark the first and the last row of the list", () => {
    expect(withEnds([{}, {}], { skip: 25, count: 27 })).toEqual([
      { place: 26, isFirst: false, isLast: false },
      { place: 27, isFirst: false, isLast: true },
    ]);
  });

  it("are found by the index of a row; an unknown row is on the first one", () => {
    expect([-1, 0, 15, 16, 33].map((index) => pageAt(index, 16))).toEqual([1, 1, 1, 2, 3]);
    expect(pageAt(99, Infinity)).toBe(1);
  });

  it("show one group after the other, and number the rows within their group", () => {
    const rows = ["b", "a", "b", "b", "a"].map((group, index) => ({ group, index }));
    const groupOf = ({ group }: { group: string }) => "ab".indexOf(group);
    expect(groupByGroup({ groupOf }, rows).map(({ index }) => index)).toEqual([1, 4, 0, 2, 3]);
    expect(pageOfGroups(rows, { groupOf, page: 2, take: 3 })).toEqual({
      page: 2,
      pageCount: 2,
      rows: [
        { group: "b", index: 2, place: 2, isFirst: false, isLast: false },
        { group: "b", index: 3, place: 3, isFirst: false, isLast: true },
      ],
    });
  });
});
