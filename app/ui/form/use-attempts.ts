import { useState } from "react";

/** As the form's key, the count empties it after each answer, for passwords. */
export function useAttempts(reply: object | undefined): number {
  const [last, setLast] = useState({ reply, count: 0 });
  if (last.reply !== reply) setLast({ reply, count: last.count + 1 });
  return last.count;
}
