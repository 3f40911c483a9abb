import { furnish } from "../harness/furnish";

/** Makes data once for the whole run, which every worker copies. Workers inherit the environment variables. */
export default async function start() {
  const data = await furnish(process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite");
  process.env.FURNISHED_FOLDER = data.folder;
  process.env.FURNISHED_DATABASE_URL = data.databaseUrl;
  return () => data.remove();
}
