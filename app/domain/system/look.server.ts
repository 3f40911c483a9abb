import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { encodeIcon } from "~/platform/images.server";
import { picturesOf } from "../media/pictures.server";
import { keyIn } from "../record/keys";
import { settingOf } from "../record/stored-setting.server";
import { openPicture } from "../media/media.server";
import { type Look, LOOK_ID, markOf, styleOf, USUAL_LOOK } from "./look";
import { lookFields } from "./setting-schemas";

export const lookSetting = settingOf({
  id: LOOK_ID,
  name: "Logo und Farben",
  usual: USUAL_LOOK,
  pictureFields: ["logo_url"],
  earlierForm: (snapshot) => lookFields.safeParse(snapshot).data ?? null,
});

export async function findLook(): Promise<Look> {
  const { logo_url: url, ...colors } = await findOwnLook();
  const logo = url === "" ? undefined : (await picturesOf([url], DEFAULT_LANGUAGE)).get(url);
  return { logo: logo ?? null, style: styleOf(colors), mark: markOf(colors) };
}

const findOwnLook = slice("look", async () => ({ ...USUAL_LOOK, ...(await lookSetting.ownIn(read)) }));

/** `size` in pixels; `empty` is the empty share on each side. Systems may cut maskable icons to a circle. */
const ICONS = {
  "favicon.ico": { size: 32, empty: 0.03 },
  "180": { size: 180, empty: 0.1 },
  "192": { size: 192, empty: 0.06 },
  "512": { size: 512, empty: 0.06 },
  "maskable-512": { size: 512, empty: 0.2 },
} as const;

const made = new LRUCache<string, Buffer>({ max: 20 });

/** A PNG, or an ICO for "favicon.ico"; null for an unknown name, or if no logo was uploaded. */
export async function makeLogoIcon(wanted: string): Promise<Buffer | null> {
  const [name, src] = [keyIn(ICONS, wanted), (await findLook()).logo?.src];
  if (name === undefined || src === undefined) return null;
  const key = `${name} ${src}`;
  const known = made.get(key);
  if (known) return known;
  const found = await openPicture(src.replace(/^\/media\//, ""));
  if (found === null || !("file" in found)) return null;
  const png = await encodeIcon(await buffer(found.file.stream), ICONS[name]);
  if (png === null) return null;
  const icon = name === "favicon.ico" ? inIco(png, ICONS[name].size) : png;
  made.set(key, icon);
  return icon;
}

/** An ICO file may contain a PNG unchanged. */
function inIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
