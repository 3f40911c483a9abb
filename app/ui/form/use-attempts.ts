import { useState } from "react";

/** Counts the answers to a form. As its key it empties what must be typed anew each time, such as a password. */
export function useAttempts(reply: object | undefined): number {
  const [last, setLast] = useState({ reply, count: 0 });
  if (last.reply !== reply) setLast({ reply, count: last.count + 1 });
  return last.count;
}
