import { write } from "~/platform/database.server";
import { endSessionsOf } from "../access/sessions.server";
import { nameOf } from "../access/full-name";
import { recordFactorChange } from "./factor-changes.server";

export type TakeAwayResult = { ok: true; name: string } | { ok: false; reason: "missing" | "changed" };

type TakeAway = {
  adminUserId: string;
  /** The second factor that was looked at: one that was set up since stays. */
  factorId: string;
  by: string;
};

/** Takes a lost second factor away from somebody, whose sessions all end. Done twice it is done once. */
export async function takeSecondFactorAway({ adminUserId, factorId, by }: TakeAway): Promise<TakeAwayResult> {
  return write(async (tx) => {
    const person = await tx.adminUser.findUnique({
      where: { id: adminUserId },
      select: { userId: true, firstName: true, lastName: true, profile: { select: { secondFactor: { select: { id: true } } } } },
    });
    if (!person?.userId) return { ok: false, reason: "missing" };
    const name = nameOf(person);
    const factor = person.profile?.secondFactor;
    if (!factor) return { ok: true, name };
    if (factor.id !== factorId) return { ok: false, reason: "changed" };
    await tx.secondFactor.delete({ where: { id: factorId } });
    await endSessionsOf(tx, person.userId);
    await recordFactorChange(tx, { by, person: { ...person, adminUserId }, action: "delete" });
    return { ok: true, name };
  });
}
