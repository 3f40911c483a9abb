import { furnish } from "../harness/furnish";

/** Once for the whole run: data that every worker copies. The variables reach the workers. */
export default async function start() {
  const data = await furnish(process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite");
  process.env.FURNISHED_FOLDER = data.folder;
  process.env.FURNISHED_DATABASE_URL = data.databaseUrl;
  return () => data.remove();
}
