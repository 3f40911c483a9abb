import { DELETED_MEMBER, EDIT, editedMember, textEditOf, TRANSLATION_FILE } from "./history";
import { PEOPLE } from "./people";
import type { Sql } from "./sql";
import type { UrlEntry } from "./urls";

/** The tables in which `:id` of a screen exists. */
const TABLES: Record<string, string> = {
  team: "team_members",
  sponsors: "partners",
  projects: "projects",
  services: "services",
  media: "media_assets",
  // people may do less with their own account than with others
  users: `admin_users where email <> '${PEOPLE.admin.email}'`,
  "podcast-crew": "podcast_crew",
  messages: "messages",
};

/** The table of a resource, by its name in addresses. */
export function tableBehind(resource: string): string {
  return TABLES[resource] ?? resource;
}

/** A path that matches the pattern, with an existing record, and with a language if wanted. */
export async function addressOf({ pattern }: Pick<UrlEntry, "pattern">, sql: Sql, language?: string) {
  const path = pattern
    .replace("/:lang?", language === undefined ? "" : `/${language}`)
    .replace("/:page/:section", "/home/hero_tagline")
    .replace("/words/import/:id", `/words/import/${TRANSLATION_FILE}`)
    .replace("/legal/:page/:language", "/legal/privacy/en")
    .replace(/^\/admin\/(legal|pages|content|podcast-content)\/(.*):changeId/, (_, resource: string, rest: string) => `/admin/${resource}/${rest}${textEditOf(resource)}`)
    .replace("/:area/:language/:field", "/radio/en/title")
    .replace(":page", "impressum")
    .replace("/podcast-content/:language/:key", "/podcast-content/de/hero")
    .replace(":slug", "die-salzlinie")
    .replace(":article?", "team")
    .replace("*", "no-such-thing/at-all");
  if (path.includes("/:resource/")) return addressInThePast(path, sql);
  const resource = /^\/admin\/([^/]+)\/:id/.exec(path)?.[1];
  if (resource === undefined) return path === "" ? "/" : path;
  return path.replace(":id", await anyId(tableBehind(resource), sql));
}

/** For a screen that serves several resources: uses a member who has a history. */
async function addressInThePast(path: string, sql: Sql) {
  const id = path.startsWith("/admin/trash/") ? DELETED_MEMBER : await editedMember(sql);
  return path.replace(":resource", "team").replace(":id", id).replace(":changeId", EDIT);
}

async function anyId(table: string, sql: Sql) {
  const [row] = await sql.rows(`select id from ${table} order by id limit 1`);
  if (row === undefined) throw new Error(`no record in ${table} to open its screens with`);
  return String(row.id);
}
