/** In the order of the steps in front.ts. */
export type AnswerKind = "refusal" | "file" | "memory" | "metrics" | "health" | "picture" | "page" | "login" | "app" | "fault";

/** nginx's status for a client that closed the connection before the answer. */
const LEFT = 499;

export function createAnswerCounts() {
  const counts = new Map<AnswerKind, Map<number, number>>();
  return {
    count(kind: AnswerKind, { statusCode, headersSent }: { statusCode: number; headersSent: boolean }): void {
      const status = headersSent ? statusCode : LEFT;
      const own = counts.get(kind) ?? new Map<number, number>();
      counts.set(kind, own);
      own.set(status, (own.get(status) ?? 0) + 1);
    },
    all: () => [...counts].flatMap(([kind, own]) => [...own].map(([status, count]) => ({ kind, status, count }))),
  };
}

export type AnswerCounts = ReturnType<typeof createAnswerCounts>;
