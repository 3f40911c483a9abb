import { statfs } from "node:fs/promises";
import { env } from "./env.server";

/** For the disk of the data folder. */
export async function findFreeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  return bavail * bsize;
}
