import { join } from "node:path";
import { env } from "./env.server";
import { diskStorage } from "./storage-disk.server";

/** The pictures of the site, in the data folder. */
export const storage = diskStorage(join(env.DATA_DIR, "media"));
