import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { draftsShown } from "../record/shown-drafts.server";
import { settingOf } from "../record/stored-setting.server";
import { LANGUAGES_ID, languagesIn, USUAL_LANGUAGES } from "./site-languages";
import { siteLanguagesFields } from "./setting-schemas";

export const languagesSetting = settingOf({
  id: LANGUAGES_ID,
  name: "Sprachen",
  usual: USUAL_LANGUAGES,
  earlierForm: ({ languages }) => siteLanguagesFields.safeParse({ languages: [languages] }).data ?? null,
});

export async function findSiteLanguages(): Promise<readonly Language[]> {
  const previewed = draftsShown("settings").get(LANGUAGES_ID);
  return previewed ? languagesIn({ languages: String(previewed.languages) }) : storedLanguages();
}

const storedLanguages = slice("languages", async (): Promise<readonly Language[]> => languagesIn({ ...USUAL_LANGUAGES, ...(await languagesSetting.ownIn(read)) }));
