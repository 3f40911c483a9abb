import { describe, expect, it } from "vitest";
import { createTurns } from "../../server/posts/turns";

const never = new Promise<void>(() => undefined);
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Bodies that record when they are let in. */
function crowdOf(sizes: readonly number[], room: number) {
  const turn = createTurns(room);
  const inside: number[] = [];
  const uploads = sizes.map((bytes, index) =>
    turn(bytes, never).then((done) => {
      inside.push(index);
      return done;
    }),
  );
  const end = async (index: number) => (await uploads[index])?.();
  return { turn, inside, end };
}

describe("turns", () => {
  it("are given in the order of arrival while there is room", async () => {
    const { inside, end } = crowdOf([4, 6, 4, 1], 10);
    await settled();
    expect(inside).toEqual([0, 1]);
    await end(1);
    await settled();
    expect(inside).toEqual([0, 1, 2, 3]);
  });

  it("are given to a body that is larger than the whole room when it is alone", async () => {
    const { inside, end } = crowdOf([4, 100], 10);
    await end(0);
    await settled();
    expect(inside).toEqual([0, 1]);
  });

  it("skip a sender who has left", async () => {
    const { turn, inside, end } = crowdOf([10], 10);
    const gone = turn(10, Promise.resolve());
    const next = turn(10, never).then(() => inside.push(99));
    (await gone)();
    await end(0);
    await next;
    expect(inside).toEqual([0, 99]);
  });

  it("are given at once to those who waited behind a large body whose sender has left", async () => {
    const { turn, inside } = crowdOf([4], 10);
    const gone = turn(10, Promise.resolve());
    void turn(1, never).then(() => inside.push(99));
    (await gone)();
    await settled();
    expect(inside).toEqual([0, 99]);
  });
});
