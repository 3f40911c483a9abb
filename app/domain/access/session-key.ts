import { createHash } from "node:crypto";

/** The primary key of a session's row: the cookie carries the random id, the table only its SHA-256. */
export function sessionKey(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
