/** why a bound: a question can be most of a head of 16 KB, from thousands of strangers; a browser's own has some 500 characters. */
const LONGEST_QUESTION = 1_000;

/** Remembers the answers of a pure function for at most `limit` questions, then forgets all and begins anew. */
export function memoize<Answer>(limit: number, answer: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (question) => {
    if (question.length > LONGEST_QUESTION) return answer(question);
    const found = known.get(question);
    if (found) return found.answer;
    if (known.size >= limit) known.clear();
    const kept = copyOf(question);
    const entry = { answer: answer(kept) };
    known.set(kept, entry);
    return entry.answer;
  };
}

/** why: what was cut out of a long text, like the path out of a head, keeps all of that text in memory */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
