/**
 * Makes the pictures that others show when they link to a page: `node scripts/share-pictures.mjs`.
 * One for each page and language, its title in our typeface over a scene of the site. They are committed
 * (public/artwork/share); each says in its EXIF description which title it shows, and a test compares.
 */
import { build } from "esbuild";
import { drawSharePicture } from "./artwork/share-picture.mjs";
import { ROOT } from "./run.mjs";

const CODE = `
  export { dictionaryOf } from "./app/i18n/i18n";
  export { LANGUAGES } from "./app/i18n/languages";
  export { SHARE_SIZE, sharePictures } from "./app/i18n/share-picture";
`;

const { dictionaryOf, LANGUAGES, SHARE_SIZE, sharePictures } = await words();

for (const language of LANGUAGES) {
  for (const { path, scene, headline } of sharePictures(language, dictionaryOf(language).seo)) {
    const size = await drawSharePicture({ file: `${ROOT}public${path}`, headline, scene, ...SHARE_SIZE });
    console.log(`${path} ${(size / 1024).toFixed(0)} KB: ${headline}`);
  }
}

/**
 * The dictionaries are TypeScript, and Node 20 reads none.
 * @typedef {typeof import("../app/i18n/i18n") & typeof import("../app/i18n/languages") & typeof import("../app/i18n/share-picture")} Words
 * @returns {Promise<Words>}
 */
async function words() {
  const stdin = { contents: CODE, resolveDir: ROOT, loader: /** @type {const} */ ("ts") };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "esm", platform: "node" });
  const code = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}
