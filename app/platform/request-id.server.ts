import { randomBytes } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";

type Running = { id: string; isOver: boolean };

const running = new AsyncLocalStorage<Running>();

/** Answers a request under an id of its own, by which what it wrote into the log is found: ten characters, 40 bits of chance. */
export async function withRequestId<Answer>(answer: (id: string) => Promise<Answer>): Promise<Answer> {
  const request = { id: randomBytes(5).toString("hex"), isOver: false };
  try {
    return await running.run(request, () => answer(request.id));
  } finally {
    // why: connections and timers that this request began live on, and what they say later is not about it
    request.isOver = true;
  }
}

/** The id of the request that is being answered; null outside of any, and after its answer. */
export function requestIdNow(): string | null {
  const request = running.getStore();
  return request === undefined || request.isOver ? null : request.id;
}
