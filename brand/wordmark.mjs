import { writeFile } from "node:fs/promises";
import { lettering } from "./paint/lettering.mjs";

/** Of a unit; a letter has 50 units, so that a step is a fifth of a pixel at most. */
const STEPS = 5;

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
    "/** In fifths of a unit, relative: each compressed page is 0.7 KB smaller than with absolute numbers. */",
    `export const WORDMARK_LETTERS = { d: "${fromPointToPoint(path)}", transform: "scale(${1 / STEPS})" };`,
  ];
  const folder = new URL("../app/ui/site/", import.meta.url);
  await writeFile(new URL("wordmark.ts", folder), `${lines.join("\n")}\n`);
  // the id is LETTERS_ID of site-logo.tsx
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path id="wordmark-letters" d="${fromPointToPoint(path)}" transform="scale(${1 / STEPS})"/></svg>`;
  await writeFile(new URL("wordmark.svg", folder), `${drawing}\n`);
}

/**
 * A path of M, L, Q and Z in whole steps; lines and curves are relative to where they begin.
 * @param {string} path
 */
function fromPointToPoint(path) {
  let [fromX, fromY] = [0, 0];
  const parts = [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, command = "", numbers = ""]) => {
    if (command === "Z") return command;
    const steps = numbers.trim().split(" ").map((number) => Math.round(Number(number) * STEPS));
    const relative = steps.map((step, index) => step - (index % 2 === 0 ? fromX : fromY));
    [fromX = 0, fromY = 0] = steps.slice(-2);
    return command === "M" ? `M${steps.join(" ")}` : command.toLowerCase() + relative.join(" ");
  });
  return parts.join("").replaceAll(" -", "-");
}

/** @param {string} text */
function write(text) {
  return lettering(text, { face: "display", size: 100, axes: { opsz: 96, wdth: 100, wght: 800 }, tracking: -0.022 });
}
