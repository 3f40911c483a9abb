// The pictures that others show when they link to a page: one for each page and language, its title in our typeface over
// a scene of the site. Each says in its EXIF description which title it shows, and a test compares.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { drawSharePicture } from "./share-picture.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

const CODE = `
  export { dictionaryOf } from "./app/i18n/i18n";
  export { LANGUAGES } from "./app/i18n/languages";
  export { SHARE_SIZE, sharePictures } from "./app/i18n/share-picture";
`;

export async function saveSharePictures() {
  const { dictionaryOf, LANGUAGES, SHARE_SIZE, sharePictures } = await words();
  for (const language of LANGUAGES) {
    for (const { path, scene, headline } of sharePictures(language, dictionaryOf(language).seo)) {
      const size = await drawSharePicture({ file: `${ROOT}public${path}`, headline, scene, ...SHARE_SIZE });
      console.log(`${path} ${(size / 1024).toFixed(0)} KB: ${headline}`);
    }
  }
}

/** @typedef {typeof import("../app/i18n/i18n") & typeof import("../app/i18n/languages") & typeof import("../app/i18n/share-picture")} Words */

/** The dictionaries are TypeScript whose imports have no endings: Node reads none such. */
async function words() {
  const stdin = { contents: CODE, resolveDir: ROOT, loader: /** @type {const} */ ("ts") };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "esm", platform: "node" });
  const code = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  /** @type {unknown} */
  const found = await import(`data:text/javascript;base64,${code}`);
  if (!isWords(found)) throw new Error("The dictionaries could not be read.");
  return found;
}

/** @param {unknown} found @returns {found is Words} */
function isWords(found) {
  return typeof found === "object" && found !== null && "dictionaryOf" in found && "sharePictures" in found;
}
