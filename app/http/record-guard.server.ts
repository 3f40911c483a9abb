import { type Action, can } from "~/domain/access/permissions";
import { RECORD_NOUNS, type RecordNoun, recordNounFrom } from "~/domain/records/record-nouns";
import { notFound } from "./errors";
import { requirePermission, requireUser } from "./guard.server";

/**
 * Who is asking, if they may do this to the records of the noun that the address names. First statement of every
 * loader and action that serves several nouns.
 */
export async function requireRecordPermission(request: Request, action: Action, word: string | undefined) {
  const noun = recordNounFrom(word);
  if (noun === null) {
    await requireUser(request);
    throw notFound();
  }
  return { noun, user: await requirePermission(request, action, noun) };
}

/** Of which nouns somebody may see the records, and of which change them. Who may see none is refused as for the first. */
export async function requireReadableNouns(request: Request) {
  const user = await requireUser(request);
  const nouns = RECORD_NOUNS.filter((noun) => can(user, "read", noun));
  if (nouns.length === 0) await requirePermission(request, "read", RECORD_NOUNS[0]);
  return { nouns, mayUpdate: (noun: RecordNoun) => can(user, "update", noun) };
}
