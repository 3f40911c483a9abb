import { randomBytes } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";

type Running = { id: string; isOver: boolean };

const running = new AsyncLocalStorage<Running>();

/** The id is logged with every line about the request. */
export async function withRequestId<Answer>(answer: (id: string) => Promise<Answer>): Promise<Answer> {
  const request = { id: randomBytes(5).toString("hex"), isOver: false };
  try {
    return await running.run(request, () => answer(request.id));
  } finally {
    // connections and timers that it opened live longer, and log for other requests
    request.isOver = true;
  }
}

export function requestIdNow(): string | null {
  const request = running.getStore();
  return request === undefined || request.isOver ? null : request.id;
}
