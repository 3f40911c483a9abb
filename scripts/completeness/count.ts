// A program that counts the texts of the database in DATABASE_URL by area and language, as a Markdown table. Changes nothing.
//   npm run completeness
import { listTranslatableTexts } from "../../app/domain/desk/translation-overview.server";
import { TRANSLATED_AREAS, type TranslatedArea } from "../../app/domain/desk/translation-overview";
import type { TranslatableText } from "../../app/domain/texts/text-sources.server";
import { type Language, LANGUAGES } from "../../app/i18n/languages";
import { allOf } from "../../app/platform/in-portions";

/** Names that differ from the beginning of the keys. */
const NAMES: Partial<Record<TranslatedArea, string>> = {
  pages: "pages (`pages_content`)",
  content: "service areas (`content`)",
  legal: "legal texts",
  podcast: "podcast page (`podcast_content`)",
  team: "team and moderators",
  media: "pictures (alternative texts)",
};

const texts = await allOf(listTranslatableTexts());
const head = ["area", "texts", ...LANGUAGES.flatMap((language) => [`${language}: own`, "German", "missing"])];
const areas = TRANSLATED_AREAS.map((area) => cellsOf(NAMES[area] ?? area.replaceAll("_", " "), textsOf(area)));
const rows = [...areas, cellsOf("**all**", texts)];

console.log([head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n"));

function textsOf(area: TranslatedArea): TranslatableText[] {
  return texts.filter(({ key }) => key.startsWith(`${area}/`));
}

/** An area without texts has a row of zeros. */
function cellsOf(area: string, ofArea: readonly TranslatableText[]): string[] {
  return [area, ofArea.length, ...LANGUAGES.flatMap((language) => countsIn(language, ofArea))].map(String);
}

function countsIn(language: Language, ofArea: readonly TranslatableText[]): number[] {
  const states = ofArea.map(({ texts: said }) => (said[language] !== "" ? "own" : said.de !== "" ? "german" : "missing"));
  return ["own", "german", "missing"].map((wanted) => states.filter((state) => state === wanted).length);
}
