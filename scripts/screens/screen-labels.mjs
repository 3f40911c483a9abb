// Texts of a screen that do not depend on its content: names of fields, columns and buttons.

const NAMED = /<(label|legend|th|button)\b[^>]*>([\s\S]*?)<\/\1>/g;
/** Texts for screen readers usually contain the name of a row. */
const UNSEEN = /<span class="visually-hidden">[\s\S]*?<\/span>/g;
const ROWS = /<tbody\b[\s\S]*?<\/tbody>/g;

/** Without duplicates, in alphabetical order. @param {string} html @returns {string[]} */
export function screenLabels(html) {
  const [, main = ""] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  const texts = [...main.replaceAll(ROWS, "").replaceAll(UNSEEN, "").matchAll(NAMED)].map(([, , inner = ""]) => inner.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ").trim());
  return [...new Set(texts)].filter((text) => text !== "").sort();
}
