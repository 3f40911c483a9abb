/** Questions may be most of a 16 KB head, from thousands of strangers; a browser's own has 500 characters. */
const LONGEST_QUESTION = 1_000;

/** For a pure function; after `limit` questions it forgets all. */
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

/** A substring, like the path of a head, keeps the whole string in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
