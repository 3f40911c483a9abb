/** Undefined for text that is no JSON, such as a file of the person's own, or a row edited by hand. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
