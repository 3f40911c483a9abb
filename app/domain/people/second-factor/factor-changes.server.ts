import type { Transaction } from "~/platform/database-types";
import type { CurrentUser } from "../access/permissions";
import { recordChange } from "../../record/changes.server";
import { nameOf } from "../access/full-name";

/** Who changes their own second factor, and in which session. */
export type Doer = { user: CurrentUser; sessionId: string };

type Person = { adminUserId: string; firstName: string; lastName: string };

type FactorChange = { by: string; person: Person; action: "create" | "update" | "delete" };

/** Notes that somebody's second factor was switched on or off, or got new recovery codes. What it is made of is not said. */
export async function recordFactorChange(tx: Transaction, { by, person, action }: FactorChange): Promise<void> {
  const record = { name: nameOf(person) };
  await recordChange(tx, {
    by,
    resource: "second_factor",
    recordId: person.adminUserId,
    action,
    before: action === "create" ? null : record,
    after: action === "delete" ? null : record,
  });
}
