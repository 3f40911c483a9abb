import type { DatabaseFault } from "~/platform/database-fault";

export type Tried<Value> = { state: "ready"; value: Value } | { state: "error"; fault: DatabaseFault };

export type Attempt<Value> = Tried<Value> | { state: "late" };

export function valueOr<Value>(attempt: Attempt<Value>, standIn: Value): Value {
  return attempt.state === "ready" ? attempt.value : standIn;
}
