import { expect, it } from "vitest";
import { apart, oneByOne } from "../../server/one-by-one";

it("lets each of a crowd go on in a turn of the event loop of its own, in the order in which they came", async () => {
  const turns = { count: 0, isOver: false };
  const countTurns = () => {
    turns.count += 1;
    if (!turns.isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const turn = oneByOne();
  const crowd = Array.from({ length: 20 }, (_, index) => turn().then(() => ({ index, at: turns.count })));
  const gone = await Promise.all(crowd);
  turns.isOver = true;
  expect(new Set(gone.map(({ at }) => at)).size).toBe(20);
  expect(gone.toSorted((one, other) => one.at - other.at).map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

it("lets the first of a crowd go on at once, and the others in their order, each in a timer of its own", async () => {
  const gone: string[] = [];
  const postTurn = apart(5);
  const crowd = Array.from({ length: 4 }, (_, index) => postTurn().then(() => gone.push(`post ${index.toString()}`)));
  await Promise.resolve();
  expect(gone).toEqual(["post 0"]);
  const visitors = (async () => {
    while (gone.length < 7) await new Promise((resolve) => setTimeout(() => resolve(gone.push("visitor")), 4));
  })();
  await Promise.all([...crowd, visitors]);
  expect(gone.filter((one) => one !== "visitor")).toEqual(["post 0", "post 1", "post 2", "post 3"]);
  expect(gone.indexOf("visitor")).toBeLessThan(gone.indexOf("post 3"));
});
