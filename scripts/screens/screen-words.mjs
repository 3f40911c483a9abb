// What can be read on a screen whatever has been typed into it: the names of its fields, columns and buttons.

const NAMED = /<(label|legend|th|button)\b[^>]*>([\s\S]*?)<\/\1>/g;
/** What only screen readers say is mostly the name of a row. */
const UNSEEN = /<span class="visually-hidden">[\s\S]*?<\/span>/g;
const ROWS = /<tbody\b[\s\S]*?<\/tbody>/g;

/** Each once, in the order of the alphabet. @param {string} html @returns {string[]} */
export function screenWords(html) {
  const [, main = ""] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  const texts = [...main.replaceAll(ROWS, "").replaceAll(UNSEEN, "").matchAll(NAMED)].map(([, , inner = ""]) => inner.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ").trim());
  return [...new Set(texts)].filter((text) => text !== "").sort();
}
