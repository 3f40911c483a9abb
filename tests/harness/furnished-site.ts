import sharp from "sharp";
import { furnishPast } from "./past";
import { setUp, SQL_FOR_CHEAP_PASSWORD, SQL_FOR_COLLEAGUES } from "./people";
import { startSite } from "./site";
import type { SiteData } from "./site-data";
import { emptySiteData } from "./site-data";
import type { DatabaseKind } from "./postgres-databases";

/** So that the inbox is not empty. */
export const FIRST_MESSAGE = {
  name: "Clara Vent",
  email: "clara@calima.example",
  subject: "Imagefilm für eine Werft",
  message: "Guten Tag,\nwir restaurieren alte Boote und möchten zeigen, wie.",
};

/** Data to copy from: default content with a past, a message and a picture, set up by the admin, with two colleagues. No server runs on it. */
export async function furnishSiteData(kind: DatabaseKind): Promise<SiteData> {
  const data = await emptySiteData(kind);
  const site = await startSite({ data });
  const admin = site.newVisitor();
  const answers = [
    await setUp(admin),
    await site.newVisitor().post("/kontakt", FIRST_MESSAGE),
    await admin.post("/admin/media/upload", await firstPicture()),
  ];
  await site.stop();
  if (answers.some(({ status }) => status !== 303)) throw new Error(`not furnished:\n${site.log()}`);
  const sql = data.openSql();
  await sql.run([SQL_FOR_CHEAP_PASSWORD, ...SQL_FOR_COLLEAGUES]);
  await furnishPast(sql);
  await sql.close();
  return data;
}

/** So that there is a file among the media. */
async function firstPicture() {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#0e6c78" } }).png().toBuffer();
  const body = new FormData();
  body.append("category", "general");
  body.append("file", new File([new Uint8Array(bytes)], "Hafen am Abend.png", { type: "image/png" }));
  return body;
}
