import { useState } from "react";

/** As the `key` of a form, the count empties its fields after each answer, which password forms need. */
export function useAttempts(reply: object | undefined): number {
  const [last, setLast] = useState({ reply, count: 0 });
  if (last.reply !== reply) setLast({ reply, count: last.count + 1 });
  return last.count;
}
