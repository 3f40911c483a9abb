import type { Reader } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { recordChange } from "../../record/changes.server";
import { SECOND_FACTOR_RULE } from "./permissions";

/** Whether admins must have a second factor. */
export async function isSecondFactorRequired(): Promise<boolean> {
  return (await findRule(read))?.value === "true";
}

/** Makes it the rule, or no rule any more. Said twice it is written once. */
export async function requireSecondFactor({ isRequired, by }: { isRequired: boolean; by: string }): Promise<void> {
  await write(async (tx) => {
    const wasRequired = (await findRule(tx))?.value === "true";
    if (wasRequired === isRequired) return;
    const value = String(isRequired);
    await tx.websiteSetting.upsert({
      where: { key: SECOND_FACTOR_RULE },
      create: { key: SECOND_FACTOR_RULE, value },
      update: { value, version: { increment: 1 } },
    });
    await recordChange(tx, {
      by,
      resource: "settings",
      recordId: SECOND_FACTOR_RULE,
      action: "update",
      before: { title: "Zweiter Faktor für Admins", required: wasRequired },
      after: { title: "Zweiter Faktor für Admins", required: isRequired },
    });
  });
}

function findRule(source: Reader) {
  return source.websiteSetting.findUnique({ where: { key: SECOND_FACTOR_RULE }, select: { value: true } });
}
