/** What came of a read that a page can do without. */
export type Attempt<Value> = { state: "ready"; value: Value } | { state: "error" };

/** What was read, or what stands in for it. */
export function valueOr<Value>(attempt: Attempt<Value>, standIn: Value): Value {
  return attempt.state === "ready" ? attempt.value : standIn;
}
