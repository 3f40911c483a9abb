import { expect, it } from "vitest";
import { read, write } from "~/platform/database.server";

const STATEMENTS = 12;

it("lets others go on between the statements of one change, and between those of one reader", async () => {
  const turns = { count: 0, isOver: false };
  const countTurns = () => {
    turns.count += 1;
    if (!turns.isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  await write(async (tx) => {
    for (let index = 0; index < STATEMENTS; index += 1) await tx.userRole.count();
  });
  const afterChange = turns.count;
  for (let index = 0; index < STATEMENTS; index += 1) await read.userRole.count();
  turns.isOver = true;
  expect(afterChange).toBeGreaterThanOrEqual(STATEMENTS);
  expect(turns.count - afterChange).toBeGreaterThanOrEqual(STATEMENTS);
});
