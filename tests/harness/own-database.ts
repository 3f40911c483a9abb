import { afterAll, inject } from "vitest";
import { copySiteData, siteDataIn } from "./site-data";

/** A database and a data folder of its own for the test file that runs now, before it loads anything of the app. */
const { kind, folder, databaseUrl } = inject("template");
const data = await copySiteData(siteDataIn(folder, kind, databaseUrl));
Object.assign(process.env, data.environment);

// why so: as at the end of a process, whoever opened the database closes it
afterAll(async () => {
  process.emit("beforeExit", 0);
  await data.remove();
});
