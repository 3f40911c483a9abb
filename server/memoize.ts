/** Remembers the answers of a pure function for at most `limit` questions, then forgets all and begins anew. */
export function memoize<Answer>(limit: number, answer: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (question) => {
    const found = known.get(question);
    if (found) return found.answer;
    if (known.size >= limit) known.clear();
    const entry = { answer: answer(question) };
    known.set(question, entry);
    return entry.answer;
  };
}
