import type { Action } from "~/domain/access/permissions";
import { recordNounFrom } from "~/domain/records/record-nouns";
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
