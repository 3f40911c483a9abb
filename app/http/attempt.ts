import type { DatabaseFault } from "~/platform/database-fault";

/** What came of something that may fail. */
export type Tried<Value> = { state: "ready"; value: Value } | { state: "error"; fault: DatabaseFault };

/** What came of a read that a page can do without. `late`: the page did not wait any longer. */
export type Attempt<Value> = Tried<Value> | { state: "late" };

/** What was read, or what stands in for it. */
export function valueOr<Value>(attempt: Attempt<Value>, standIn: Value): Value {
  return attempt.state === "ready" ? attempt.value : standIn;
}
