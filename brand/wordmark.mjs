import { writeFile } from "node:fs/promises";
import { lettering } from "./paint/lettering.mjs";

/** The company's name as drawn letters. The `i` has no dot: the logo puts its sun there. */
export async function drawWordmark() {
  const { path, width } = await write("calıma");
  const stem = await write("cal");
  const dot = await write("ı");
  return { path, width: Math.ceil(width), dotAt: Math.round(stem.width + dot.width / 2 - 1) };
}

/** Writes the letters into the module that the site's logo is made of, and into the file that the administration shows. */
export async function saveWordmark() {
  const { path, width, dotAt } = await drawWordmark();
  const lines = [
    "/** The name in Bricolage Grotesque, drawn by brand/wordmark.mjs; the baseline is at y = 0. */",
    `export const WORDMARK_WIDTH = ${width};`,
    `export const WORDMARK_DOT = { x: ${dotAt}, y: -67, radius: 9.5 };`,
    `export const WORDMARK_LETTERS =\n  "${path.trim()}";`,
  ];
  const folder = new URL("../app/ui/site/", import.meta.url);
  await writeFile(new URL("wordmark.ts", folder), `${lines.join("\n")}\n`);
  // the id is LETTERS_ID of site-logo.tsx
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path id="wordmark-letters" d="${path.trim()}"/></svg>`;
  await writeFile(new URL("wordmark.svg", folder), `${drawing}\n`);
}

/** @param {string} text */
function write(text) {
  return lettering(text, { face: "display", size: 100, axes: { opsz: 96, wdth: 100, wght: 800 }, tracking: -0.022 });
}
