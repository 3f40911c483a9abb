import { data } from "@remix-run/node";
import { CACHE } from "./cache";

/** The answer when somebody else saved the same fields first: the page that asks which of the two edits counts. */
export function conflictFound<Conflict>(conflict: Conflict) {
  return data({ conflict }, { status: 409, headers: { "Cache-Control": CACHE.never } });
}
