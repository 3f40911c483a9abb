import { type Action, can, type Resource } from "~/domain/access/permissions";
import { RECORD_NOUNS } from "~/domain/records/record-nouns";
import { notFound } from "./errors";
import { requirePermission, requireUser } from "./guard.server";

/**
 * Who is asking, if they may do this to the records of the noun that the address names; null is no noun. First
 * statement of every loader and action that serves several nouns.
 */
export async function requireNounPermission<Noun extends Resource>(request: Request, action: Action, noun: Noun | null) {
  if (noun === null) {
    await requireUser(request);
    throw notFound();
  }
  return { noun, user: await requirePermission(request, action, noun) };
}

/** Of which of the nouns somebody may see the records, and of which change them. Who may see none is refused. */
export async function requireReadableNouns<Noun extends Resource>(request: Request, all: readonly Noun[]) {
  const user = await requireUser(request);
  const nouns = all.filter((noun) => can(user, "read", noun));
  if (nouns.length === 0) await requirePermission(request, "read", RECORD_NOUNS[0]);
  return { nouns, mayUpdate: (noun: Noun) => can(user, "update", noun) };
}
