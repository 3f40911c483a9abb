import { afterAll, inject } from "vitest";
import { copySiteData, siteDataIn } from "./site-data";

/** Gives the current test file its own database and data folder, before it loads any module of the app. */
const { kind, folder, databaseUrl } = inject("template");
const data = await copySiteData(siteDataIn(folder, kind, databaseUrl));
Object.assign(process.env, data.environment);

// as at the end of a process, when each module closes the database that it opened
afterAll(async () => {
  process.emit("beforeExit", 0);
  await data.remove();
});
