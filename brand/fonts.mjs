// The typefaces, cut down to what the site writes. To be made anew after a new version of the fontsource packages, or when
// a language needs more letters. Letters outside of `LETTERS` come from the visitor's own fonts.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = new URL("../", import.meta.url);
const target = new URL("app/ui/fonts/", root);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const LETTERS =
  `${ascii}\u00a0` +
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûü" + // es, ca, de, and names from around
  "¡¿«»‹›‘’‚“”„–—…·•ªº°©®™€×−";

/** Kerning, accents, and figures of equal width for tables; ligatures are not worth their bytes here. */
const keepFeatures = ["kern", "mark", "ccmp", "locl", "tnum"];

const typefaces = [
  {
    name: "bricolage-grotesque",
    source: "bricolage-grotesque-latin-opsz-normal.woff2",
    // Between the cuts for small and for large sizes: in the largest the dot of an "i" melts into its stem at 22 px.
    variationAxes: { opsz: 48, wght: { min: 500, max: 800 } },
  },
  {
    name: "instrument-sans",
    source: "instrument-sans-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

export async function saveFonts() {
  await mkdir(target, { recursive: true });
  for (const { name, source, variationAxes } of typefaces) {
    const packageFolder = new URL(`node_modules/@fontsource-variable/${name}/`, root);
    const original = await readFile(new URL(`files/${source}`, packageFolder));
    const cut = await subsetFont(original, LETTERS, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures,
      variationAxes,
    });
    const file = new URL(`${name}.woff2`, target);
    await writeFile(file, cut);
    await copyFile(new URL("LICENSE", packageFolder), new URL(`${name}.OFL.txt`, target));
    console.log(`${fileURLToPath(file)} ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
