import { read } from "~/platform/database.server";

/** Whether the database answers and has been migrated and filled. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    return (await read.contentVersion.count()) > 0;
  } catch {
    return false;
  }
}
