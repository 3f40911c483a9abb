import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { picturesOf } from "../media/pictures.server";
import { settingOf } from "../record/stored-setting.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { markOf, styleOf } from "./colors";
import { type Look, LOOK_ID, USUAL_LOOK } from "./look";
import { lookFields } from "./look-schema";

export const lookSetting = settingOf({
  id: LOOK_ID,
  name: "Logo und Farben",
  usual: USUAL_LOOK,
  earlierForm: (snapshot) => lookFields.safeParse(snapshot).data ?? null,
});

/** How the site looks where staff have said so. A logo whose picture is gone is none. */
export async function findLook(): Promise<Look> {
  const { logo_url: url, ...colors } = await findOwnLook();
  const logo = url === "" ? undefined : (await picturesOf([url], DEFAULT_LANGUAGE)).get(url);
  return { logo: logo ?? null, style: styleOf(colors), mark: markOf(colors) };
}

const findOwnLook = slice("look", async () => ({ ...USUAL_LOOK, ...(await lookSetting.ownIn(read)) }));
