/** Undefined for what is no JSON: a file of somebody's own, or a row that was broken by hand. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
