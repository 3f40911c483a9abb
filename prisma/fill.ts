import { openDatabase } from "../app/platform/database-open.server";
import { seedDefaultContent } from "./seed/seed";

/** No visitor waits behind it, only another process that found the database empty as well. */
const LIMITS = { longestChangeMs: 60_000, retryForMs: 60_000 };

/** Gives a new site its default content; answers false, and changes nothing, where anything is there already. */
export async function fillEmptyDatabase(url: string): Promise<boolean> {
  const database = await openDatabase(url, LIMITS);
  try {
    return await database.write(async (tx) => {
      if ((await tx.userRole.count()) > 0) return false;
      await seedDefaultContent(tx);
      return true;
    });
  } finally {
    await database.close();
  }
}
