import type { Reader } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { noteAway } from "~/platform/time-budget.server";
import { recordChange } from "../../record/changes.server";

const SECOND_FACTOR_RULE = "second_factor_required";

export async function isSecondFactorRequired(): Promise<boolean> {
  lastKnown = (await findRule(read))?.value === "true";
  return lastKnown;
}

/** Null until the rule was read. */
let lastKnown: boolean | null = null;

/**
 * Falls back to the last known rule, so that screens work while the settings cannot be read. Without one it throws,
 * and the answer is a 503: a fault lets nobody in, and demands no second factor of anybody.
 */
export async function isSecondFactorOwed(): Promise<boolean> {
  try {
    return await isSecondFactorRequired();
  } catch (error) {
    logger.error({ err: error }, "the rule about second factors could not be read");
    if (lastKnown !== null) return lastKnown;
    noteAway("database");
    throw error;
  }
}

export async function saveSecondFactorRule({ isRequired, by }: { isRequired: boolean; by: string }): Promise<void> {
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
      // not "settings", whose history more people may read
      resource: "second_factor_rule",
      recordId: SECOND_FACTOR_RULE,
      action: "update",
      before: { title: "Zweiter Faktor für Administratoren", required: wasRequired },
      after: { title: "Zweiter Faktor für Administratoren", required: isRequired },
    });
  });
}

function findRule(source: Reader) {
  return source.websiteSetting.findUnique({ where: { key: SECOND_FACTOR_RULE }, select: { value: true } });
}
