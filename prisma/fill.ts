import { openDatabase } from "../app/platform/database-open.server";
import { giveMissingSlugs } from "../app/domain/projects/project-slugs.server";
import type { Transaction } from "../app/platform/database-types";
import { seedDefaultContent } from "./seed/seed";

/** No visitor waits behind it, only another process that found the database empty as well. */
const LIMITS = { longestChangeMs: 60_000, retryForMs: 60_000 };

/** Gives a new site its default content; answers false, and changes nothing, where anything is there already. */
export async function fillEmptyDatabase(url: string): Promise<boolean> {
  return changing(url, async (tx) => {
    if ((await tx.userRole.count()) > 0) return false;
    await seedDefaultContent(tx);
    return true;
  });
}

/** Names the pages of the projects of a site that was there before projects had pages; answers how many. */
export function giveProjectsAddresses(url: string): Promise<number> {
  return changing(url, giveMissingSlugs);
}

async function changing<Value>(url: string, change: (tx: Transaction) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(url, LIMITS);
  try {
    return await database.write(change);
  } finally {
    await database.close();
  }
}
