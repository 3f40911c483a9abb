import { read } from "~/platform/database.server";
import { isMissingColumn } from "~/platform/missing-schema";
import { MEMBER_NOT_SAVED, MEMBER_TYPE_MISSING } from "./member-notices";

/** Whether the table of the team is an old one, without the column for what somebody is: then nobody can be saved. */
export async function isMemberTypeMissing(): Promise<boolean> {
  try {
    await read.teamMember.findFirst({ select: { memberType: true } });
    return false;
  } catch (error) {
    if (isMissingColumn(error)) return true;
    throw error;
  }
}

/** What is said about a member that could not be saved. */
export async function whyMemberNotSaved(): Promise<string> {
  const isMissing = await isMemberTypeMissing().catch(() => false);
  return isMissing ? `Fehler beim Speichern: ${MEMBER_TYPE_MISSING}` : MEMBER_NOT_SAVED;
}
