import { join } from "node:path";
import { env } from "./env.server";
import { MovedAway, whereaboutsOf } from "./moved-away.server";
import { openStorage } from "./storage-open.server";
import type { Storage } from "./storage-types";

export const storage = inPlace(await openStorage(env.STORAGE, env));

/** Refuses writes after the folder was renamed or unmounted: pictures in a new folder would be lost at the next start. */
function inPlace(opened: Storage): Storage {
  if (env.STORAGE !== "disk") return opened;
  const folder = join(env.DATA_DIR, "media");
  const whereabouts = whereaboutsOf(folder);
  return {
    ...opened,
    put: async (key, content) => {
      const where = whereabouts();
      if (where !== "in place") throw new MovedAway(`The folder ${folder} is ${where}: no file is stored`);
      await opened.put(key, content);
    },
  };
}
