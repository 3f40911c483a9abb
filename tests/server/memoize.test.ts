import { expect, it } from "vitest";
import { memoize } from "../../server/memoize";
import { heapAfter, MB } from "../harness/heap";

/** A unique head of 15 KB. */
const headOf = (index: number) => `${index.toString().padStart(20, "/")}\n${index.toString()}${"x".repeat(15_000)}`.split("").join("");

it("a repeated question is not computed again while it is remembered", () => {
  const asked: string[] = [];
  const lengthOf = memoize(2, (question) => asked.push(question));
  for (const question of ["a", "a", "b", "a", "c", "a"]) lengthOf(question);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});

it("neither long questions nor short parts of long heads can fill the memory", () => {
  const pageAt = memoize(1_000, (path) => ({ first: path.slice(0, 15) }));
  const askedBy = memoize(1_000, (head) => pageAt(head.split("\n", 1)[0] ?? ""));
  const used = heapAfter(() => {
    for (let index = 0; index < 900; index += 1) askedBy(headOf(index));
    return [pageAt, askedBy];
  });
  expect(used / MB).toBeLessThan(3);
});
