import { writeFile } from "node:fs/promises";
import { lettering } from "./paint/lettering.mjs";

/** The company's name as drawn letters. The `i` has no dot: the logo puts its sun there. */
export async function drawWordmark() {
  const { path, width } = await write("calıma");
  const stem = await write("cal");
  const dot = await write("ı");
  return { path, width: Math.ceil(width), dotAt: Math.round(stem.width + dot.width / 2 - 1) };
}

/** Writes the letters into the module that the site's logo is made of. */
export async function saveWordmark() {
  const { path, width, dotAt } = await drawWordmark();
  const lines = [
    "/** The name in Bricolage Grotesque, drawn by brand/wordmark.mjs; the baseline is at y = 0. */",
    `export const WORDMARK_WIDTH = ${width};`,
    `export const WORDMARK_DOT = { x: ${dotAt}, y: -67, radius: 9.5 };`,
    `export const WORDMARK_LETTERS =\n  "${path.trim()}";`,
  ];
  await writeFile(new URL("../app/ui/site/wordmark.ts", import.meta.url), `${lines.join("\n")}\n`);
}

/** @param {string} text */
function write(text) {
  return lettering(text, { face: "display", size: 100, axes: { opsz: 96, wdth: 100, wght: 800 }, tracking: -0.022 });
}
