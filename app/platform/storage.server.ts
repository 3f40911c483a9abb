import { env } from "./env.server";
import { openStorage } from "./storage-open.server";

/** The pictures of the site: in the data folder, or in a bucket. */
export const storage = await openStorage(env.STORAGE, env);
