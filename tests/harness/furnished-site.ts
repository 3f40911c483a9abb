import { setUp, SQL_FOR_COLLEAGUES } from "./people";
import { startSite } from "./site";
import type { SiteData } from "./site-data";
import { emptySiteData } from "./site-data";
import type { DatabaseKind } from "./postgres-databases";

/** Data to copy from: default content, set up by the admin, an editor and a viewer beside her. No server runs on it. */
export async function furnishSiteData(kind: DatabaseKind): Promise<SiteData> {
  const data = await emptySiteData(kind);
  const site = await startSite({ data });
  const answer = await setUp(site.newVisitor());
  await site.stop();
  if (answer.status !== 303) throw new Error(`the set-up failed: ${String(answer.status)}\n${site.log()}`);
  const sql = data.openSql();
  await sql.run(SQL_FOR_COLLEAGUES);
  await sql.close();
  return data;
}
