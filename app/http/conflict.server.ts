import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { CACHE } from "./cache";

const conflict = { status: 409, headers: { "Cache-Control": CACHE.never } };

/** The answer when somebody else saved the same fields first: the page that asks which of the two edits counts. */
export function conflictFound<Conflict>(found: Conflict) {
  return data({ conflict: found }, conflict);
}

/** The answer to a button when somebody else was faster. */
export function alreadyChanged() {
  return data({ isConflict: true }, conflict);
}

/** The answer when the record was deleted while its form was open: the page that shows all that was typed. */
export function goneFound<Values>({ values, mayCreate }: { values: Values; mayCreate: boolean }) {
  return data({ gone: { values, newId: mayCreate ? randomUUID() : null } }, conflict);
}
