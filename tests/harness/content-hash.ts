import { createHash } from "node:crypto";
import type { Sql } from "./sql";

const CONTENT_TABLES = [
  "team_members",
  "partners",
  "projects",
  "services",
  "translations",
  "media_assets",
  "pages_content",
  "content",
  "podcast_content",
  "podcast_crew",
  "website_settings",
  "messages",
  "changes",
  "content_version",
  "setup_status",
  "admin_users",
  "admin_profiles",
  "user_roles",
];

/** One value for everything that staff can change: the same before and after means that nothing was written. */
export async function contentHash(sql: Sql) {
  const hash = createHash("sha256");
  for (const table of CONTENT_TABLES) {
    const rows = await sql.rows(`select * from ${table}`);
    hash.update(`${table}\n${rows.map((row) => JSON.stringify(row)).toSorted().join("\n")}`);
  }
  return hash.digest("hex");
}
