import { RESOURCES } from "~/domain/resources";
import { typedSampleOf } from "../domain/record/sample";
import { tableBehind } from "./addresses";
import { furnishHistory } from "./history";
import { setUp, SQL_FOR_CHEAP_PASSWORD, SQL_FOR_COLLEAGUES } from "./people";
import { picture } from "./pictures";
import type { DatabaseKind } from "./postgres-databases";
import { startSite } from "./site";
import { emptySiteData, type SiteData } from "./site-data";
import type { Sql } from "./sql";

/** So that the inbox is not empty. */
const FIRST_MESSAGE = {
  name: "Clara Vent",
  email: "clara@calima.example",
  subject: "Imagefilm für eine Werft",
  message: "Guten Tag,\nwir restaurieren alte Boote und möchten zeigen, wie.",
};

/** Data to copy: default content with a history, a message and a picture; the admin's account and two colleagues. No server may run on it. */
export async function furnish(kind: DatabaseKind): Promise<SiteData> {
  const data = await emptySiteData(kind);
  const site = await startSite({ data });
  const admin = site.newVisitor();
  const answers = [
    await setUp(admin),
    await site.newVisitor().post("/kontakt", FIRST_MESSAGE),
    // puts a file among the media
    await admin.post("/admin/media/upload", await picture("Hafen am Abend.png")),
  ];
  const sql = data.openSql();
  for (const resource of await resourcesWithoutContent(sql)) {
    for (const seed of [1, 2]) {
      const id = `00000000-0000-4000-8000-00000000000${seed.toString()}`;
      answers.push(await admin.post(`/admin/${resource.path}/new`, { id, ...typedSampleOf(resource, seed) }));
    }
  }
  await site.stop();
  if (answers.some(({ status }) => status !== 303)) throw new Error(`not furnished:\n${site.log()}`);
  await sql.run([SQL_FOR_CHEAP_PASSWORD, ...SQL_FOR_COLLEAGUES]);
  await furnishHistory(sql);
  await sql.close();
  return data;
}

/** Gives each of these screens a record, and a second one for moving. */
async function resourcesWithoutContent(sql: Sql) {
  const counted = await Promise.all(
    Object.values(RESOURCES).map(async (resource) => ({ resource, rows: await sql.rows(`select id from ${tableBehind(resource.path)} limit 1`) })),
  );
  return counted.filter(({ rows }) => rows.length === 0).map(({ resource }) => resource);
}
