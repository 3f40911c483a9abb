/** The first `length` characters, shortened to the last whole word, with an ellipsis. Short texts stay as they are. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  const lastSpace = start.lastIndexOf(" ");
  return `${start.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,.;:–-]+$/, "")}…`;
}
