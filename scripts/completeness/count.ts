// A program: counts the texts of the database in DATABASE_URL by area and language, as a Markdown table. Changes nothing.
//   npm run completeness
import { listTranslatableTexts } from "../../app/domain/desk/all-sources.server";
import { type AreaCount, countTexts } from "../../app/domain/desk/completeness";
import { LANGUAGES } from "../../app/i18n/languages";
import { read } from "../../app/platform/database.server";
import { allOf } from "../../app/platform/in-portions";

const head = ["area", "texts", ...LANGUAGES.flatMap((language) => [`${language}: own`, "German", "missing"])];
const rows = countTexts(await allOf(listTranslatableTexts(read))).map(cellsOf);

console.log([head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n"));

function cellsOf({ area, total, languages }: AreaCount): string[] {
  const counts = LANGUAGES.flatMap((language) => [languages[language].own, languages[language].german, languages[language].missing]);
  return [area, total, ...counts].map(String);
}
