/** An argument from a stranger may be nearly as long as 16 KB of headers; a browser's has about 500 characters. */
const LONGEST_QUESTION = 1_000;

/** For a pure function. After `limit` arguments it forgets all results. */
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

/** Copies the text: a substring, such as the path, keeps the whole string in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
