import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../run.mjs";

/** The sections of docs/quality.md in their order. Each command writes one section and keeps the others. */
const SECTIONS = ["lighthouse", "completeness", "house"];

const PAGE = `${ROOT}docs/quality.md`;

/** @param {"lighthouse" | "completeness" | "house"} name @param {string} text Markdown that begins with a heading */
export async function writeSection(name, text) {
  const old = existsSync(PAGE) ? await readFile(PAGE, "utf8") : "";
  await writeFile(PAGE, withSection(old, name, text));
}

/**
 * Replaces the section in the page; a new section is inserted at its place in the order.
 * @param {string} page
 * @param {string} name
 * @param {string} text
 */
export function withSection(page, name, text) {
  const texts = SECTIONS.map((section) => (section === name ? text.trim() : sectionIn(page, section)));
  const written = SECTIONS.flatMap((section, index) => (texts[index] ? [`${startOf(section)}\n${texts[index]}\n${endOf(section)}`] : []));
  return `${written.join("\n\n")}\n`;
}

/** @param {string} page @param {string} section */
function sectionIn(page, section) {
  const [start, end] = [page.indexOf(startOf(section)), page.indexOf(endOf(section))];
  return start < 0 || end < start ? "" : page.slice(start + startOf(section).length, end).trim();
}

/** @param {string} section */
function startOf(section) {
  return `<!-- ${section}: begin -->`;
}

/** @param {string} section */
function endOf(section) {
  return `<!-- ${section}: end -->`;
}
